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
}
