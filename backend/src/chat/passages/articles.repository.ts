import { BlogPost } from '@astaguide/database/entities/content/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** Which articles the assistant may quote. */
@Injectable()
export class ArticlesRepository {
  constructor(@InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>) {}

  /** A text that differs whenever the published articles do. */
  async findFingerprint(): Promise<string> {
    const posts = await this.posts.find({
      select: { id: true, version: true },
      where: { published: true },
      order: { id: 'ASC' },
    });
    return posts.map(({ id, version }) => `${id}:${version}`).join(' ');
  }
}
