import { BlogPost } from '@astaguide/database/entities/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

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
}
