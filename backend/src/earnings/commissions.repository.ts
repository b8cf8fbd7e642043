import type {
  CommissionInput,
  CommissionRate,
  ProductCommissions,
} from '@astaguide/contracts/earnings/commission';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Commission } from '@astaguide/database/entities/earnings/commission.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The commissions of products over time. */
@Injectable()
export class CommissionsRepository {
  constructor(@InjectRepository(Commission) private readonly commissions: Repository<Commission>) {}

  /** Every product of the catalog by rank and name, with its commissions, newest first. */
  async findAll(): Promise<ProductCommissions[]> {
    const [products, commissions] = await Promise.all([
      this.commissions.manager.find(Product, {
        select: { id: true, name: true, price: true },
        order: { placement: { direction: 'ASC', nulls: 'LAST' }, name: 'ASC', id: 'ASC' },
      }),
      this.commissions.find({ order: { validFrom: 'DESC' } }),
    ]);
    const byProduct = new Map<number, ProductCommissions>(
      products.map(({ id, name, price }) => [
        id,
        { productId: id, productName: name, price, commissions: [] },
      ]),
    );
    for (const { productId, ...commission } of commissions)
      byProduct.get(productId)?.commissions.push(commission);
    return [...byProduct.values()];
  }

  /** Every product of the catalog, with the commission that is valid on the site's current day. */
  async findCurrent(): Promise<CommissionRate[]> {
    const [products, commissions] = await Promise.all([
      this.commissions.manager.find(Product, { select: { id: true }, order: { id: 'ASC' } }),
      this.commissions
        .createQueryBuilder('commission')
        .distinctOn(['commission.productId'])
        .where('commission.validFrom <= day_of(now())')
        .orderBy('commission.productId')
        .addOrderBy('commission.validFrom', 'DESC')
        .getMany(),
    ]);
    const current = new Map(commissions.map(({ productId, kind, value }) => [productId, { kind, value }]));
    return products.map(({ id }) => ({ productId: id, commission: current.get(id) ?? null }));
  }

  /**
   * Sets the commission that is valid from a day on, replacing the one of the same day.
   *
   * @returns whether the product exists
   */
  async put(productId: number, commission: CommissionInput): Promise<boolean> {
    if (!(await this.commissions.manager.existsBy(Product, { id: productId }))) return false;
    await this.commissions.upsert({ productId, ...commission }, ['productId', 'validFrom']);
    return true;
  }

  /** @returns whether it existed */
  async remove(productId: number, validFrom: string): Promise<boolean> {
    return (await this.commissions.delete({ productId, validFrom })).affected === 1;
  }
}
