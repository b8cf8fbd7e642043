import { citationLabel } from '@astaguide/content/studies/citation';
import { OwnStudy } from '@astaguide/database/entities/catalog/own-study.entity';
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Product, ProductFormerSlug } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

/** Names of what has a page of its own. */
@Injectable()
export class PageTitlesRepository {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
  ) {}

  /**
   * Names by present and former slug, also of deleted products: their old page views keep the name. A slug that is used
   * again belongs to its present product.
   */
  async findProductNames(): Promise<Map<string, string>> {
    const [products, former] = await Promise.all([
      this.products.find({
        select: { slug: true, name: true, deletedAt: true },
        withDeleted: true,
        order: { deletedAt: { direction: 'ASC', nulls: 'LAST' } },
      }),
      this.products
        .createQueryBuilder('product')
        .withDeleted()
        .innerJoin(ProductFormerSlug, 'former', 'former.product_id = product.id')
        .select('former.slug', 'slug')
        .addSelect('product.name', 'name')
        .getRawMany<{ slug: string; name: string }>(),
    ]);
    return new Map([...former, ...products].map(({ slug, name }) => [slug, name]));
  }

  /** Names of products by id, also of deleted ones. */
  async findNamesOfProducts(ids: readonly number[]): Promise<Map<number, string>> {
    const products = await this.products.find({
      select: { id: true, name: true },
      where: { id: In(ids) },
      withDeleted: true,
    });
    return new Map(products.map(({ id, name }) => [id, name]));
  }

  /** Titles by slug, also of drafts. */
  async findPostTitles(): Promise<Map<string, string>> {
    const posts = await this.posts.find({ select: { slug: true, title: true } });
    return new Map(posts.map(({ slug, title }) => [slug, title]));
  }

  /** Names of the studies that the owner added, by key: 'Park et al. 2010'. */
  async findStudyLabels(): Promise<Map<string, string>> {
    const studies = await this.posts.manager.find(OwnStudy, {
      select: { key: true, authors: true, year: true },
    });
    return new Map(studies.map((study) => [study.key, citationLabel(study)]));
  }
}
