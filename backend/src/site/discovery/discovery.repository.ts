import { BlogPost } from '@astaguide/database/entities/content/blog-post.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** A row that has a page of its own. */
export interface PageRow {
  slug: string;
  updatedAt: Date;
}

/** What has a page on the site, and since when it stands as it does. */
@Injectable()
export class DiscoveryRepository {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
  ) {}

  /** By slug. */
  findProductPages(): Promise<PageRow[]> {
    return this.products.find({ select: { slug: true, updatedAt: true }, order: { slug: 'ASC' } });
  }

  /** Published articles, by slug. */
  findArticlePages(): Promise<PageRow[]> {
    return this.posts.find({
      select: { slug: true, updatedAt: true },
      where: { published: true },
      order: { slug: 'ASC' },
    });
  }
}
