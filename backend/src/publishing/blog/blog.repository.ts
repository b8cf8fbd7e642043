import { snakeCase } from '@astaguide/database/data-source';
import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { WrittenAnswer } from '@astaguide/database/entities/chat/written-answer.entity';
import {
  BlogPost,
  BlogPostChange,
  BlogPostFormerSlug,
  BlogPostVersion,
} from '@astaguide/database/entities/publishing/blog-post.entity';
import { ImportedPost } from '@astaguide/database/entities/publishing/post-import.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Like, Not, Repository, type DeepPartial } from 'typeorm';
import { randomUUID } from 'node:crypto';
import type { OwnChange } from '../../analytics/annotations/own-changes';
import { editAloneWith } from '../../lib/edit-alone';

/** Where an article was imported from, and what it is known by. */
export interface ImportedFrom {
  /** The system, the site and the id of the post in it. */
  source: string;
  slug: string;
  title: string;
}

/** An article without its text. */
export type PostSummaryRow = Omit<BlogPost, 'content'>;

/** Part of a list. */
export interface ListPart {
  skip?: number;
  take: number;
}

const DRAFTS_FIRST = { publishedAt: { direction: 'DESC', nulls: 'FIRST' }, id: 'DESC' } as const;
const PUBLISHED = { where: { published: true }, order: { publishedAt: 'DESC', id: 'DESC' } } as const;

export type VersionRow = Omit<BlogPostVersion, 'post'>;

const LATEST_VERSION = 'SELECT max(version)::integer AS version FROM blog_post_versions WHERE post_id = $1';

/** Articles with their versions, including drafts; those in the bin only where it says so. */
@Injectable()
export class BlogRepository {
  constructor(@InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>) {}

  /** Drafts first, then the newest. */
  findAll(): Promise<BlogPost[]> {
    return this.posts.find({ order: DRAFTS_FIRST });
  }

  /** The same without the texts. */
  findAllSummaries(): Promise<PostSummaryRow[]> {
    return this.posts.find({ select: this.summaryColumns(), order: DRAFTS_FIRST });
  }

  /** The owner's answers on the FAQ, which texts may show. */
  findFaqAnswers(): Promise<WrittenAnswer[]> {
    return this.posts.manager.find(WrittenAnswer, { where: { productId: IsNull() }, order: { id: 'ASC' } });
  }

  /** Newest first. @param part of the list; undefined for all */
  findPublished(part?: ListPart): Promise<BlogPost[]> {
    return this.posts.find({ ...PUBLISHED, ...part });
  }

  /** The same without the texts. */
  findPublishedSummaries(part?: ListPart): Promise<PostSummaryRow[]> {
    return this.posts.find({ select: this.summaryColumns(), ...PUBLISHED, ...part });
  }

  findBySlug(slug: string): Promise<BlogPost | null> {
    return this.posts.findOneBy({ slug });
  }

  findById(id: number): Promise<BlogPost | null> {
    return this.posts.findOneBy({ id });
  }

  findByPreview(previewSecret: string): Promise<BlogPost | null> {
    return this.posts.findOneBy({ previewSecret });
  }

  /** The article that had that slug before it was renamed. */
  findByFormerSlug(slug: string): Promise<BlogPost | null> {
    return this.posts
      .createQueryBuilder('post')
      .innerJoin(BlogPostFormerSlug, 'former', 'former.post_id = post.id')
      .where('former.slug = :slug', { slug })
      .getOne();
  }

  /**
   * The article that was imported from a source before, also if it is in the bin; or one of the same slug and title.
   *
   * @param ownId the article's id, if the source is this site
   */
  findSame({ source, slug, title }: ImportedFrom, ownId: number | undefined): Promise<BlogPost | null> {
    return this.posts
      .createQueryBuilder('post')
      .withDeleted()
      .leftJoin(ImportedPost, 'imported', 'imported.post_id = post.id')
      .where('imported.source = :source', { source })
      .orWhere('post.id = :ownId', { ownId: ownId ?? null })
      .orWhere('post.slug = :slug AND post.title = :title AND post.deleted_at IS NULL', { slug, title })
      .getOne();
  }

  async findFormerSlugs(postId: number): Promise<string[]> {
    const former = await this.posts.manager.find(BlogPostFormerSlug, {
      where: { postId },
      order: { slug: 'ASC' },
    });
    return former.map(({ slug }) => slug);
  }

  /** Remembers where an article was imported from. Only within an edit. */
  async rememberSource(source: string, postId: number): Promise<void> {
    await this.posts.manager.insert(ImportedPost, { source, postId });
  }

  /** The categories in use. */
  async findCategories(): Promise<string[]> {
    const rows = await this.posts
      .createQueryBuilder('post')
      .select('DISTINCT post.category', 'category')
      .where('post.category IS NOT NULL')
      .getRawMany<{ category: string }>();
    return rows.map(({ category }) => category);
  }

  /** The slugs in use, now or formerly, that are `slug`, or `slug` with a suffix. */
  async findSlugsFrom(slug: string): Promise<Set<string>> {
    const where = [{ slug }, { slug: Like(`${slug}-%`) }];
    const current = await this.posts.find({ select: { slug: true }, where });
    const former = await this.posts.manager.find(BlogPostFormerSlug, { where });
    return new Set([...current, ...former].map((post) => post.slug));
  }

  /** See `editAloneWith`. */
  edit<T>(work: (posts: BlogRepository) => Promise<T>): Promise<T> {
    return editAloneWith(this.posts, BlogRepository, work);
  }

  /** Adds annotations for a change. Only within an edit. */
  async annotate(change: OwnChange): Promise<void> {
    await this.posts.manager.insert(Annotation, { ...change, at: new Date() });
  }

  /** The changes of an article since it was published, newest first. */
  findChanges(postId: number): Promise<BlogPostChange[]> {
    return this.posts.manager.find(BlogPostChange, {
      where: { postId },
      order: { changedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Adds a change to the list that readers see. Only within an edit. */
  async noteChange(postId: number, note: string | null): Promise<void> {
    await this.posts.manager.insert(BlogPostChange, { postId, note });
  }

  /**
   * Adds an article. Only within an edit.
   *
   * @param slug undefined for one from the article's number
   */
  async add(values: DeepPartial<BlogPost>, slug: string | undefined): Promise<BlogPost> {
    await this.posts.manager.delete(BlogPostFormerSlug, { slug: slug ?? '' });
    const post = await this.posts.save(
      this.posts.create({ ...values, slug: slug ?? `post-${randomUUID()}` }),
    );
    if (slug === undefined) await this.posts.update({ id: post.id }, { slug: `post-${post.id}` });
    return this.posts.findOneByOrFail({ id: post.id });
  }

  /** Updates an article with the next version, and remembers the slug that it had in public. Only within an edit. */
  async change(post: BlogPost, values: DeepPartial<BlogPost> & { slug: string }): Promise<BlogPost> {
    const { id, slug: former } = post;
    let { guidSlug } = post;
    if (values.slug !== former) {
      await this.posts.manager.delete(BlogPostFormerSlug, { slug: values.slug });
      if (post.publishedAt) {
        await this.posts.manager.upsert(BlogPostFormerSlug, { slug: former, postId: id }, ['slug']);
        guidSlug ??= former;
      }
    }
    const version = await this.nextVersion(id);
    return this.posts.save(this.posts.merge(post, values, { guidSlug, version, updatedAt: new Date() }));
  }

  /** Replaces the address of the preview. @returns whether there is such an article */
  async renewPreview(id: number): Promise<boolean> {
    const { affected } = await this.posts.update({ id }, { previewSecret: () => 'gen_random_uuid()' });
    return affected === 1;
  }

  /** The versions of an article without their texts, newest first. */
  findVersions(postId: number): Promise<VersionRow[]> {
    return this.posts.manager.find(BlogPostVersion, {
      select: { version: true, savedAt: true, kind: true, minor: true, note: true, title: true },
      where: { postId },
      order: { version: 'DESC' },
    });
  }

  findVersion(postId: number, version: number): Promise<BlogPostVersion | null> {
    return this.posts.manager.findOneBy(BlogPostVersion, { postId, version });
  }

  /** Keeps a text that was refused because of another edit. Only within an edit. */
  async keepRefused(postId: number, columns: DeepPartial<BlogPost> & { title: string }): Promise<void> {
    const post = Object.fromEntries(Object.entries(columns).map(([name, value]) => [snakeCase(name), value]));
    const version = await this.nextVersion(postId);
    const kept = { postId, version, savedAt: new Date(), kind: 'conflict', minor: false } as const;
    await this.posts.manager.insert(BlogPostVersion, {
      ...kept,
      note: columns.changeNote ?? null,
      title: columns.title,
      post: post as object,
    });
  }

  /** Moves an article to the bin. @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.posts.softDelete({ id })).affected === 1;
  }

  /** The articles in the bin, the last deleted first. */
  findBin(): Promise<BlogPost[]> {
    return this.posts.find({
      select: { id: true, title: true, slug: true, deletedAt: true },
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
      withDeleted: true,
    });
  }

  findInBin(id: number): Promise<BlogPost | null> {
    return this.posts.findOne({ where: { id, deletedAt: Not(IsNull()) }, withDeleted: true });
  }

  /** Takes an article out of the bin, with a slug that is free. Only within an edit. */
  async bringBack(id: number, slug: string): Promise<BlogPost> {
    await this.posts.update({ id }, { slug, deletedAt: null });
    return this.posts.findOneByOrFail({ id });
  }

  /** Deletes an article in the bin for good. @returns whether it was there */
  async deleteFromBin(id: number): Promise<boolean> {
    return (await this.posts.delete({ id, deletedAt: Not(IsNull()) })).affected === 1;
  }

  private summaryColumns() {
    const { columns } = this.posts.metadata;
    const names = columns.filter(({ propertyName, isSelect }) => isSelect && propertyName !== 'content');
    return Object.fromEntries(names.map(({ propertyName }) => [propertyName, true as const]));
  }

  /** After a conflict, the number of the last version is higher than that of the article. */
  private async nextVersion(postId: number): Promise<number> {
    const [row] = await this.posts.query<[{ version: number | null }]>(LATEST_VERSION, [postId]);
    return (row.version ?? 0) + 1;
  }
}
