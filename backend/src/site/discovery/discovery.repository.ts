import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** A row with its own page. */
export type PageRow = Pick<BlogPost, 'slug' | 'updatedAt'>;
export type ProductPageRow = Pick<Product, 'slug' | 'updatedAt' | 'placement'>;

/** Entities with a page, and when they last changed. */
@Injectable()
export class DiscoveryRepository {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
  ) {}

  /** By slug. */
  findProductPages(): Promise<ProductPageRow[]> {
    return this.products.find({
      select: { slug: true, updatedAt: true, placement: true },
      order: { slug: 'ASC' },
    });
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
