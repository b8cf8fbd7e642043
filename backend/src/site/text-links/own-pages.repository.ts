import { OwnStudy } from '@astaguide/database/entities/catalog/own-study.entity';
import { Product, ProductFormerSlug } from '@astaguide/database/entities/catalog/product.entity';
import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { BlogPost, BlogPostFormerSlug } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Image } from '@astaguide/database/entities/publishing/image.entity';
import { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import { Redirect } from '@astaguide/database/entities/publishing/redirect.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';

/** What the addresses of this site are made of. */
export interface OwnPages {
  products: ReadonlySet<string>;
  posts: ReadonlySet<string>;
  shortLinks: ReadonlySet<string>;
  images: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
  /** Keys of the studies that the owner added. */
  studies: ReadonlySet<string>;
}

@Injectable()
export class OwnPagesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The slugs of products and articles, now and formerly, and all other addresses. Drafts have none. */
  async find(): Promise<OwnPages> {
    const { manager } = this.dataSource;
    const [products, formerProducts, posts, formerPosts, shortLinks, images, redirects, studies] =
      await Promise.all([
        manager.find(Product, { select: { slug: true } }),
        manager.find(ProductFormerSlug),
        manager.find(BlogPost, { select: { slug: true, published: true, publishAt: true, id: true } }),
        manager.find(BlogPostFormerSlug),
        manager.find(ShortLink, { select: { slug: true } }),
        manager.find(Image, { select: { filename: true } }),
        manager.find(Redirect, { select: { fromPath: true } }),
        manager.find(OwnStudy, { select: { key: true } }),
      ]);
    const shown = posts.filter(({ published, publishAt }) => published || publishAt !== null);
    const shownIds = new Set(shown.map(({ id }) => id));
    return {
      products: new Set([...products, ...formerProducts].map(({ slug }) => slug)),
      posts: new Set(
        [...shown, ...formerPosts.filter(({ postId }) => shownIds.has(postId))].map(({ slug }) => slug),
      ),
      shortLinks: new Set(shortLinks.map(({ slug }) => slug)),
      images: new Set(images.map(({ filename }) => filename)),
      redirects: new Set(redirects.map(({ fromPath }) => fromPath)),
      studies: new Set(studies.map(({ key }) => key)),
    };
  }

  /** Those of the addresses that are broken by their last checks. */
  async findBroken(urls: readonly string[]): Promise<string[]> {
    if (urls.length === 0) return [];
    const rows = await this.dataSource.manager.find(LinkCheck, {
      select: { url: true },
      where: { url: In([...urls]), verdict: 'broken' },
    });
    return rows.map(({ url }) => url);
  }
}
