import { OwnStudy } from '@astaguide/database/entities/catalog/own-study.entity';
import { Product, ProductFormerSlug } from '@astaguide/database/entities/catalog/product.entity';
import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The slugs of what has a page of its own. */
export interface PageSlugs {
  /** Present and former ones of products that are not deleted. */
  products: ReadonlySet<string>;
  /** Of published articles. */
  posts: ReadonlySet<string>;
  shortLinks: ReadonlySet<string>;
  /** Keys of the studies that the owner added. */
  studies: ReadonlySet<string>;
}

/** Reads what has a page of its own. */
@Injectable()
export class KnownPagesRepository {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  async findSlugs(): Promise<PageSlugs> {
    const { manager } = this.products;
    const [products, former, posts, shortLinks, studies] = await Promise.all([
      manager.find(Product, { select: { slug: true } }),
      manager
        .createQueryBuilder(ProductFormerSlug, 'former')
        .innerJoin(Product, 'product', 'product.id = former.product_id AND product.deleted_at IS NULL')
        .select('former.slug', 'slug')
        .getRawMany<{ slug: string }>(),
      manager.find(BlogPost, { select: { slug: true }, where: { published: true } }),
      manager.find(ShortLink, { select: { slug: true } }),
      manager.find(OwnStudy, { select: { key: true } }),
    ]);
    const slugsOf = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug));
    return {
      products: slugsOf([...products, ...former]),
      posts: slugsOf(posts),
      shortLinks: slugsOf(shortLinks),
      studies: new Set(studies.map(({ key }) => key)),
    };
  }
}
