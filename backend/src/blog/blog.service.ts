import { blogPostSchema, type BlogPost as BlogPostAnswer } from '@astaguide/contracts/blog-post';
import { toSlug } from '@astaguide/contracts/slug';
import type { BlogPost } from '@astaguide/database/entities/blog-post.entity';
import type { Owner } from '@astaguide/database/entities/owner.entity';
import { Injectable } from '@nestjs/common';
import { NotFoundError, NotSignedInError } from '../http/errors';
import { BlogRepository } from './blog.repository';

/** Articles, as a reader may see them; drafts are for the owner alone. */
@Injectable()
export class BlogService {
  constructor(private readonly posts: BlogRepository) {}

  /** Newest first. */
  async listPublished(): Promise<BlogPostAnswer[]> {
    return (await this.posts.findPublished()).map(answerOf);
  }

  /**
   * Drafts included.
   *
   * @throws NotSignedInError when the reader is not the owner
   */
  async listAll(reader: Owner | null): Promise<BlogPostAnswer[]> {
    if (!reader) throw new NotSignedInError();
    return (await this.posts.findAll()).map(answerOf);
  }

  /** @throws NotFoundError when no article has that slug, or the reader may not see it */
  async getBySlug(slug: string, reader: Owner | null): Promise<BlogPostAnswer> {
    // What cannot be a slug is not asked for: PostgreSQL refuses some characters in a text at all.
    const post = toSlug(slug) === slug ? await this.posts.findBySlug(slug) : null;
    if (!post || !(post.published || reader)) throw new NotFoundError(`There is no article '${slug}'.`);
    return answerOf(post);
  }
}

function answerOf(post: BlogPost): BlogPostAnswer {
  return blogPostSchema.parse({ ...post, publishedAt: post.publishedAt?.toISOString() ?? null });
}
