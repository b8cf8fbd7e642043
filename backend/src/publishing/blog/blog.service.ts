import {
  blogCategories,
  blogPostFieldsSchema,
  blogPostFormSchema,
  blogPostInputSchema,
  type Article,
  type BinnedPost,
  type BlogPost as BlogPostAnswer,
  type OwnerPost,
  type PostSummary,
  type SavedPost,
} from '@astaguide/contracts/publishing/blog-post';
import {
  postVersionSchema,
  postVersionTextSchema,
  versionedFields,
  type PostVersion,
  type PostVersionText,
} from '@astaguide/contracts/publishing/post-versions';
import { toSlug } from '@astaguide/contracts/lib/slug';
import { snakeCase } from '@astaguide/database/data-source';
import type { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { publishing } from '../../analytics/annotations/own-changes';
import { ConflictError, InvalidInputError, NotFoundError } from '../../http/errors';
import { readField } from '../../http/input/read-field';
import type { SessionOwner } from '../../http/session/sessions';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { isoDates } from '../../lib/iso-dates';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { hasText } from '../rich-text/rich-text';
import { RichTextService } from '../rich-text/rich-text.service';
import { SettingsService } from '../../settings/settings.service';
import { BlogRepository, type ImportedFrom, type ListPart } from './blog.repository';
import { answerOf, savedAnswer, summaryOf } from './post-answers';
import { freeSlug, refuseTakenSlug, slugFrom } from './post-slugs';
import { timesOf, type Times } from './post-times';
import { TextPartsService } from './text-parts.service';

type BlogPostValues = z.output<typeof blogPostInputSchema>;

/** Articles. Only the owner can read drafts, and edit. */
@Injectable()
export class BlogService {
  constructor(
    private readonly posts: BlogRepository,
    private readonly richText: RichTextService,
    private readonly changes: ContentChanges,
    private readonly settings: SettingsService,
    private readonly parts: TextPartsService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  /** Newest first. @param part of the list; undefined for all */
  async listPublished(part?: ListPart): Promise<BlogPostAnswer[]> {
    return (await this.posts.findPublished(part)).map(answerOf);
  }

  /** The same without the texts. */
  async listPublishedSummaries(part?: ListPart): Promise<PostSummary[]> {
    return (await this.posts.findPublishedSummaries(part)).map(summaryOf);
  }

  /** The newest published articles, each with the slug that its guid in the feed has. */
  async listForFeed(most: number): Promise<(BlogPostAnswer & { guidSlug: string })[]> {
    const posts = await this.posts.findPublished({ take: most });
    return posts.map((post) => ({ ...answerOf(post), guidSlug: post.guidSlug ?? post.slug }));
  }

  /** All articles, including drafts: for the owner alone. */
  async listAll(): Promise<BlogPostAnswer[]> {
    return (await this.posts.findAll()).map(answerOf);
  }

  /** The same without the texts. */
  async listSummaries(): Promise<PostSummary[]> {
    return (await this.posts.findAllSummaries()).map(summaryOf);
  }

  /** An article or a draft with the address of its preview. @throws NotFoundError when no article has that id */
  async getById(id: number): Promise<OwnerPost> {
    return this.ownerAnswer(found(await this.posts.findById(id), id));
  }

  /** @throws NotFoundError when no article has that slug, or the reader may not see it */
  async getBySlug(slug: string, reader: SessionOwner | null): Promise<Article> {
    // Skips the query for text that cannot be a slug, because PostgreSQL rejects some characters in text.
    const post = toSlug(slug) === slug ? await this.posts.findBySlug(slug) : null;
    if (!post || !(post.published || reader)) throw new NotFoundError(`There is no article '${slug}'.`);
    return this.articleOf(post);
  }

  /** The latest saved text, for everybody who has the secret. @throws NotFoundError for an unknown secret */
  async getPreview(secret: string): Promise<Article> {
    const post = z.uuid().safeParse(secret).success ? await this.posts.findByPreview(secret) : null;
    if (!post) throw new NotFoundError('There is no preview at this address.');
    return this.articleOf(post);
  }

  /** @returns the slug that the published article with that former slug has now, or undefined */
  async findRenamed(formerSlug: string): Promise<string | undefined> {
    const post = toSlug(formerSlug) === formerSlug ? await this.posts.findByFormerSlug(formerSlug) : null;
    return post?.published ? post.slug : undefined;
  }

  /**
   * Creates an article. A draft without a slug gets one from its title, or from its number.
   *
   * @throws InvalidInputError when sanitizing leaves no content, or a time does not fit
   * @throws ConflictError when the slug is taken
   */
  async create(input: BlogPostValues): Promise<SavedPost> {
    await this.refuseUnknownCategory(input);
    const removed: string[] = [];
    const columns = await this.columnsOf(input, removed);
    const { slugLanguage } = await this.settings.get();
    const post = await this.posts.edit(async (posts) => {
      await refuseTakenSlug(posts, input.slug);
      const slug = input.slug || (await slugFrom(posts, input.title, slugLanguage));
      const added = await posts.add({ ...columns, ...timesOf(input) }, slug);
      if (added.published) await posts.annotate(publishing(added));
      return added;
    });
    this.changes.announce();
    return savedAnswer(post, removed);
  }

  /** The slug of the article that an import would repeat; undefined if there is none. */
  async findImported(from: ImportedFrom): Promise<string | undefined> {
    return (await this.posts.findSame(from, this.ownIdOf(from)))?.slug;
  }

  /** The slugs that an article had in public before. */
  listFormerSlugs(id: number): Promise<string[]> {
    return this.posts.findFormerSlugs(id);
  }

  /** The id of an article of this site, from a source in its own export. */
  private ownIdOf({ source }: ImportedFrom): number | undefined {
    const id = source.startsWith(`markdown ${this.config.publicUrl}/#post-`)
      ? source.split('#post-')[1]!
      : '';
    return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  }

  /** A slug that is free, from one that may be taken. */
  freeSlug(slug: string): Promise<string> {
    return freeSlug(this.posts, slug);
  }

  /**
   * Adds an article from another system, unless it is here already. It keeps its date, and no publication is marked in
   * charts.
   *
   * @param columns with sanitized content; a published article is complete
   * @returns null if it is here already
   */
  async addImported(from: ImportedFrom, columns: ImportedColumns): Promise<BlogPostAnswer | null> {
    const post = await this.posts.edit(async (posts) => {
      if (await posts.findSame(from, this.ownIdOf(from))) return null;
      const slug = from.slug === '' ? undefined : await freeSlug(posts, from.slug);
      const added = await posts.add(columns, slug);
      await posts.rememberSource(from.source, added.id);
      return added;
    });
    if (!post) return null;
    this.changes.announce();
    return answerOf(post);
  }

  /**
   * Replaces an article. An omitted optional value is removed; an omitted time is kept.
   *
   * @param saysState whether `published` was sent; otherwise a public article becomes a draft only if nothing else is
   *   missing, so that a part of an article does not replace all of it
   * @throws InvalidInputError when sanitizing leaves no content, or a time does not fit
   * @throws NotFoundError when no article has that id
   * @throws ConflictError when the slug is taken, or the given version is not the current one; then the refused text is
   *   kept as a version
   */
  async update(id: number, input: BlogPostValues, saysState = true): Promise<SavedPost> {
    if (!saysState) await this.refusePartOf(id, input);
    await this.refuseUnknownCategory(input);
    const removed: string[] = [];
    const columns = await this.columnsOf(input, removed);
    const result = await this.posts.edit(async (posts) => {
      const current = found(await posts.findById(id), id);
      if (input.version !== undefined && input.version !== current.version) {
        await posts.keepRefused(id, columns);
        // Thrown after the transaction, which keeps the text.
        return new ConflictError('The article was edited elsewhere in the meantime.', {
          current: answerOf(current),
        });
      }
      return this.save(posts, current, columns, input);
    });
    if (result instanceof ConflictError) throw result;
    this.changes.announce();
    return savedAnswer(result, removed);
  }

  private async refusePartOf(id: number, input: BlogPostValues): Promise<void> {
    const { published } = answerOf(found(await this.posts.findById(id), id));
    const checked = blogPostFormSchema.safeParse({ ...input, published });
    if (checked.success) return;
    throw new InvalidInputError(
      checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }

  /** The versions of an article, newest first. @throws NotFoundError when no article has that id */
  async listVersions(id: number): Promise<PostVersion[]> {
    found(await this.posts.findById(id), id);
    return (await this.posts.findVersions(id)).map((row) => postVersionSchema.parse(isoDates(row)));
  }

  /** A version with its text. @throws NotFoundError when there is no such version */
  async getVersion(id: number, version: number): Promise<PostVersionText> {
    found(await this.posts.findById(id), id);
    const row = await this.posts.findVersion(id, version);
    if (!row) throw new NotFoundError(`There is no version ${version} of article ${id}.`);
    // A text that was kept before a column existed lacks it.
    const text = versionedFields.map((field) => [field, row.post[snakeCase(field)] ?? null]);
    return postVersionTextSchema.parse({ ...Object.fromEntries(text), ...isoDates(row) });
  }

  /**
   * Saves the text of a version as a new version. The address and the times of the article stay.
   *
   * @throws NotFoundError when there is no such version
   * @throws InvalidInputError when the article is public and the version lacks what that needs
   */
  async restore(id: number, version: number): Promise<BlogPostAnswer> {
    const kept = await this.getVersion(id, version);
    const text = Object.fromEntries(versionedFields.map((field) => [field, kept[field]]));
    const post = await this.posts.edit(async (posts) => {
      const current = found(await posts.findById(id), id);
      const { slug, published } = answerOf(current);
      const input = blogPostInputSchema.safeParse({ ...text, slug, published });
      if (!input.success)
        throw new InvalidInputError(
          input.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
        );
      const columns = await this.columnsOf(input.data);
      const note = `Restored version ${version}`;
      return this.save(posts, current, { ...columns, changeNote: note }, input.data);
    });
    this.changes.announce();
    return answerOf(post);
  }

  /** Gives the preview another address. @throws NotFoundError when no article has that id */
  async renewPreview(id: number): Promise<OwnerPost> {
    await this.posts.renewPreview(id);
    this.changes.announce();
    return this.getById(id);
  }

  /** Moves an article to the bin. @throws NotFoundError when no article has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.posts.remove(id))) throw new NotFoundError(`There is no article ${id}.`);
    this.changes.announce();
  }

  /** The articles in the bin, the last deleted first. */
  async listBin(): Promise<BinnedPost[]> {
    const posts = await this.posts.findBin();
    return posts.map(({ id, title, slug, deletedAt }) => ({
      id,
      title,
      slug,
      deletedAt: deletedAt!.toISOString(),
    }));
  }

  /**
   * Takes an article out of the bin, as it was. If its slug was taken meanwhile, it gets a suffix.
   *
   * @throws NotFoundError when there is no such article in the bin
   */
  async bringBack(id: number): Promise<BlogPostAnswer> {
    const post = await this.posts.edit(async (posts) => {
      const binned = await posts.findInBin(id);
      if (!binned) throw new NotFoundError(`There is no article ${id} in the bin.`);
      return posts.bringBack(id, await freeSlug(posts, binned.slug));
    });
    this.changes.announce();
    return answerOf(post);
  }

  /** Deletes an article in the bin for good. @throws NotFoundError when there is no such article in the bin */
  async deleteFromBin(id: number): Promise<void> {
    if (!(await this.posts.deleteFromBin(id)))
      throw new NotFoundError(`There is no article ${id} in the bin.`);
  }

  /** Within an edit: replaces an article, and lists the change for readers. */
  private async save(
    posts: BlogRepository,
    current: BlogPost,
    columns: Awaited<ReturnType<BlogService['columnsOf']>>,
    input: BlogPostValues,
  ): Promise<BlogPost> {
    const { id } = current;
    await refuseTakenSlug(posts, input.slug, id);
    // Read before the entity itself is changed below.
    const wasPublished = current.published;
    // The catalog, which decides what an affiliate link is, may have changed since it was saved.
    const content = await this.richText.sanitize(current.content, 'content');
    const wasRead = readPartOf({ ...current, content });
    const slug = input.slug || current.slug;
    const changed = await posts.change(current, { ...columns, slug, ...timesOf(input, current) });
    if (changed.published && !wasPublished) await posts.annotate(publishing(changed));
    const isChange = wasRead !== readPartOf(changed) || input.changeNote;
    if (wasPublished && changed.published && isChange && !input.minor)
      await posts.noteChange(id, input.changeNote ?? null);
    return changed;
  }

  /** The columns that the owner edits, with sanitized content. @param removed receives the tags of what was removed */
  private async columnsOf(input: BlogPostValues, removed: string[] = []) {
    const html = await this.richText.sanitizeEntered(input.content, 'content', [], removed);
    const content = readField(blogPostFieldsSchema.shape.content, 'content', hasText(html) ? html : '');
    if (input.published && content === '')
      throw new InvalidInputError([{ path: 'content', message: 'Content is required' }]);
    return {
      title: input.title,
      excerpt: input.excerpt,
      content,
      category: input.category ?? null,
      imageUrl: input.imageUrl,
      keywords: input.keywords,
      metaDescription: input.metaDescription ?? null,
      author: input.author ?? null,
      reviewer: input.reviewer ?? null,
      checkedOn: input.checkedOn ?? null,
      changeNote: input.changeNote ?? null,
      minor: input.minor,
    };
  }

  private async refuseUnknownCategory({ category }: BlogPostValues): Promise<void> {
    if (!category || blogCategories.some((known) => known === category)) return;
    const { postCategories } = await this.settings.get();
    // One that the owner removed stays with its articles, and is restored with their versions.
    if ([...postCategories, ...(await this.posts.findCategories())].includes(category)) return;
    throw new InvalidInputError([
      { path: 'category', message: 'Choose one of the categories, or add it in the settings' },
    ]);
  }

  private async articleOf(post: BlogPost): Promise<Article> {
    const [changes, parts] = await Promise.all([
      this.posts.findChanges(post.id),
      this.parts.of(post.content),
    ]);
    return {
      ...answerOf(post),
      ...parts,
      changes: changes.map(({ changedAt, note }) => ({ at: changedAt.toISOString(), note })),
    };
  }

  private ownerAnswer(post: BlogPost): OwnerPost {
    return { ...answerOf(post), previewUrl: `${this.config.publicUrl}/preview/${post.previewSecret}` };
  }
}

/** @throws NotFoundError if there is no article */
function found(post: BlogPost | null, id: number): BlogPost {
  if (!post) throw new NotFoundError(`There is no article ${id}.`);
  return post;
}

/** What a reader reads of an article: an edit of it is listed below the article, an edit of anything else is not. */
function readPartOf({ title, excerpt, content }: Pick<BlogPost, 'title' | 'excerpt' | 'content'>): string {
  return JSON.stringify([title, excerpt, content]);
}

/** The columns of an article that is imported. */
export type ImportedColumns = Pick<
  BlogPost,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'category'
  | 'imageUrl'
  | 'keywords'
  | 'metaDescription'
  | 'author'
  | 'reviewer'
  | 'checkedOn'
> &
  Times;
