import { productSchema, type Product as ProductAnswer } from '@astaguide/contracts/product';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { ProductsRepository } from './products.repository';

/** The catalog, as visitors see it. */
@Injectable()
export class ProductsService {
  constructor(private readonly products: ProductsRepository) {}

  async list(): Promise<ProductAnswer[]> {
    const products = await this.products.findAll();
    return products.map((product) => productSchema.parse(product));
  }

  /** @throws NotFoundError when no product has that slug */
  async getBySlug(slug: string): Promise<ProductAnswer> {
    const product = await this.products.findBySlug(slug);
    if (!product) throw new NotFoundError(`There is no product '${slug}'.`);
    return productSchema.parse(product);
  }

  /** @returns the slug of the product with that id or slug, or undefined */
  async findSlug(idOrSlug: string): Promise<string | undefined> {
    const product = /^\d{1,9}$/.test(idOrSlug)
      ? await this.products.findById(Number(idOrSlug))
      : await this.products.findBySlug(idOrSlug);
    return product?.slug;
  }
}
