import { Product } from '@astaguide/database/entities/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The catalog; deleted products are not in it. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** Ranked products first, by rank; the rest by rating. */
  findAll(): Promise<Product[]> {
    return this.products.find({
      order: { placement: { direction: 'ASC', nulls: 'LAST' }, rating: 'DESC', id: 'ASC' },
    });
  }

  findBySlug(slug: string): Promise<Product | null> {
    return this.products.findOneBy({ slug });
  }

  findById(id: number): Promise<Product | null> {
    return this.products.findOneBy({ id });
  }
}
