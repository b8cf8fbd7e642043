import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { BlogPostChange } from '@astaguide/database/entities/publishing/blog-post.entity';
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type DeepPartial } from 'typeorm';
import type { OwnChange } from '../../analytics/annotations/own-changes';
import { editAloneWith } from '../../lib/edit-alone';

/** Articles, including drafts. */
@Injectable()
export class BlogRepository {
  constructor(@InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>) {}

  /** Drafts first, then the newest. */
  findAll(): Promise<BlogPost[]> {
    return this.posts.find({ order: { publishedAt: { direction: 'DESC', nulls: 'FIRST' }, id: 'DESC' } });
  }

  /** Newest first. */
  findPublished(): Promise<BlogPost[]> {
    return this.posts.find({ where: { published: true }, order: { publishedAt: 'DESC', id: 'DESC' } });
  }

  findBySlug(slug: string): Promise<BlogPost | null> {
    return this.posts.findOneBy({ slug });
  }

  findById(id: number): Promise<BlogPost | null> {
    return this.posts.findOneBy({ id });
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

  /** Adds an article. Only within an edit. */
  add(values: DeepPartial<BlogPost>): Promise<BlogPost> {
    return this.posts.save(this.posts.create(values));
  }

  /** Updates an article and increments its version. Only within an edit. */
  change(post: BlogPost, values: DeepPartial<BlogPost>): Promise<BlogPost> {
    return this.posts.save(this.posts.merge(post, values, { updatedAt: new Date() }));
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.posts.delete({ id })).affected === 1;
  }
}
