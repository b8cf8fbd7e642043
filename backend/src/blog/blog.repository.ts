import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { BlogPost } from '@astaguide/database/entities/content/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type DeepPartial } from 'typeorm';
import type { OwnChange } from '../annotations/own-changes';

/** Articles and drafts. */
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

  /**
   * Runs an edit. Edits run one after the other, in every process, so that what one reads still holds when it
   * writes; readers do not wait. An error that `work` throws undoes the whole edit.
   */
  edit<T>(work: (posts: BlogRepository) => Promise<T>): Promise<T> {
    return this.posts.manager.transaction(async (manager) => {
      await manager.query('LOCK TABLE blog_posts IN SHARE ROW EXCLUSIVE MODE');
      return work(new BlogRepository(manager.getRepository(BlogPost)));
    });
  }

  /** Within an edit: adds annotations for its changes. */
  async annotate(change: OwnChange): Promise<void> {
    await this.posts.manager.insert(Annotation, { ...change, at: new Date() });
  }

  /** Within an edit: adds an article. */
  add(values: DeepPartial<BlogPost>): Promise<BlogPost> {
    return this.posts.save(this.posts.create(values));
  }

  /** Within an edit: gives an article new values and the next version. */
  change(post: BlogPost, values: DeepPartial<BlogPost>): Promise<BlogPost> {
    return this.posts.save(this.posts.merge(post, values, { updatedAt: new Date() }));
  }

  /** @returns whether there was such an article */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.posts.delete({ id });
    return affected === 1;
  }
}
