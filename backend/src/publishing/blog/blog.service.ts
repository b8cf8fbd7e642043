import {
  blogPostSchema,
  blogPostInputSchema,
  type Article,
  type BlogPost as BlogPostAnswer,
} from '@astaguide/contracts/publishing/blog-post';
import { toSlug } from '@astaguide/contracts/lib/slug';
import type { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { publishing } from '../../analytics/annotations/own-changes';
import { ConflictError, NotFoundError } from '../../http/errors';
import { readField } from '../../http/input/read-field';
import type { SessionOwner } from '../../http/session/sessions';
import { isoDates } from '../../lib/iso-dates';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { hasText } from '../rich-text/rich-text';
import { RichTextService } from '../rich-text/rich-text.service';
import { BlogRepository } from './blog.repository';

type BlogPostValues = z.output<typeof blogPostInputSchema>;

/** Articles. Only the owner can read drafts, and edit. */
@Injectable()
export class BlogService {
  constructor(
    private readonly posts: BlogRepository,
    private readonly richText: RichTextService,
    private readonly changes: ContentChanges,
  ) {}

  /** Newest first. */
  async listPublished(): Promise<BlogPostAnswer[]> {
    return (await this.posts.findPublished()).map(answerOf);
  }

  /** All articles, including drafts: for the owner alone. */
  async listAll(): Promise<BlogPostAnswer[]> {
    return (await this.posts.findAll()).map(answerOf);
  }

  /** @throws NotFoundError when no article has that slug, or the reader may not see it */
  async getBySlug(slug: string, reader: SessionOwner | null): Promise<Article> {
    // Skips the query for text that cannot be a slug, because PostgreSQL rejects some characters in text.
    const post = toSlug(slug) === slug ? await this.posts.findBySlug(slug) : null;
    if (!post || !(post.published || reader)) throw new NotFoundError(`There is no article '${slug}'.`);
    const changes = await this.posts.findChanges(post.id);
    return {
      ...answerOf(post),
      changes: changes.map(({ changedAt, note }) => ({ at: changedAt.toISOString(), note })),
    };
  }

  /**
   * Creates an article.
   *
   * @throws InvalidInputError when sanitizing leaves no content
   * @throws ConflictError when the slug is taken
   */
  async create(input: BlogPostValues): Promise<BlogPostAnswer> {
    const columns = await this.columnsOf(input);
    const post = await this.posts.edit(async (posts) => {
      await refuseTakenSlug(posts, input.slug);
      const added = await posts.add({ ...columns, publishedAt: publishedAtOf(input) });
      if (added.published) await posts.annotate(publishing(added));
      return added;
    });
    this.changes.announce();
    return answerOf(post);
  }

  /**
   * Replaces an article. An omitted optional value is removed.
   *
   * @throws InvalidInputError when sanitizing leaves no content
   * @throws NotFoundError when no article has that id
   * @throws ConflictError when the slug is taken, or the given version is not the current one
   */
  async update(id: number, input: BlogPostValues): Promise<BlogPostAnswer> {
    const columns = await this.columnsOf(input);
    const post = await this.posts.edit(async (posts) => {
      const current = await posts.findById(id);
      if (!current) throw new NotFoundError(`There is no article ${id}.`);
      if (input.version !== undefined && input.version !== current.version) {
        throw new ConflictError('The article was edited elsewhere in the meantime.', {
          current: answerOf(current),
        });
      }
      await refuseTakenSlug(posts, input.slug, id);
      // Read before the entity itself is changed below.
      const wasPublished = current.published;
      // The catalog, which decides what an affiliate link is, may have changed since it was saved.
      const content = await this.richText.sanitize(current.content, 'content');
      const wasRead = readPartOf({ ...current, content });
      const changed = await posts.change(current, { ...columns, publishedAt: publishedAtOf(input, current) });
      if (changed.published && !wasPublished) await posts.annotate(publishing(changed));
      const isChange = wasRead !== readPartOf(changed) || input.changeNote;
      if (wasPublished && isChange) await posts.noteChange(id, input.changeNote ?? null);
      return changed;
    });
    this.changes.announce();
    return answerOf(post);
  }

  /** @throws NotFoundError when no article has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.posts.remove(id))) throw new NotFoundError(`There is no article ${id}.`);
    this.changes.announce();
  }

  /** The columns that the owner edits, with sanitized content. */
  private async columnsOf({ version: _readVersion, changeNote: _ofThisEdit, ...input }: BlogPostValues) {
    const html = await this.richText.sanitize(input.content, 'content');
    const content = readField(blogPostInputSchema.shape.content, 'content', hasText(html) ? html : '');
    return {
      ...input,
      content,
      metaDescription: input.metaDescription ?? null,
      author: input.author ?? null,
      reviewer: input.reviewer ?? null,
      checkedOn: input.checkedOn ?? null,
    };
  }
}

async function refuseTakenSlug(posts: BlogRepository, slug: string, ownId?: number): Promise<void> {
  const holder = await posts.findBySlug(slug);
  if (!holder || holder.id === ownId) return;
  throw new ConflictError('Another article already uses this slug.', {
    errors: [{ path: 'slug', message: 'This slug is taken' }],
  });
}

/** What a reader reads of an article: an edit of it is listed below the article, an edit of anything else is not. */
function readPartOf({ title, excerpt, content }: Pick<BlogPost, 'title' | 'excerpt' | 'content'>): string {
  return JSON.stringify([title, excerpt, content]);
}

/** The date of the first publication, which is kept when the article is unpublished. */
function publishedAtOf({ published }: BlogPostValues, current?: BlogPost): Date | null {
  return current?.publishedAt ?? (published ? new Date() : null);
}

function answerOf(post: BlogPost): BlogPostAnswer {
  return blogPostSchema.parse(isoDates(post));
}
