import type {
  CommissionInput,
  CommissionRate,
  ProductCommissions,
} from '@astaguide/contracts/earnings/commission';
import { Commission } from '@astaguide/database/entities/earnings/commission.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The commissions of products over time. */
@Injectable()
export class CommissionsRepository {
  constructor(@InjectRepository(Commission) private readonly commissions: Repository<Commission>) {}

  /** Every product of the catalog by rank and name, with its commissions, newest first. */
  findAll(): Promise<ProductCommissions[]> {
    return this.commissions.query(
      `SELECT p.id AS "productId", p.name AS "productName", p.price::text AS price,
         coalesce((SELECT json_agg(json_build_object(
             'validFrom', to_char(c.valid_from, 'YYYY-MM-DD'), 'kind', c.kind, 'value', c.value::text
           ) ORDER BY c.valid_from DESC) FROM commissions c WHERE c.product_id = p.id), '[]') AS commissions
       FROM products p WHERE p.deleted_at IS NULL
       ORDER BY p.placement NULLS LAST, p.name, p.id`,
    );
  }

  /** Every product of the catalog, with the commission that is valid on the site's current day. */
  findCurrent(): Promise<CommissionRate[]> {
    return this.commissions.query(
      `SELECT p.id AS "productId",
         (SELECT json_build_object('kind', c.kind, 'value', c.value::text) FROM commissions c
           WHERE c.product_id = p.id AND c.valid_from <= day_of(now())
           ORDER BY c.valid_from DESC LIMIT 1) AS commission
       FROM products p WHERE p.deleted_at IS NULL ORDER BY p.id`,
    );
  }

  /**
   * Sets the commission that is valid from a day on, replacing the one of the same day.
   *
   * @returns whether the product exists
   */
  async put(productId: number, { validFrom, kind, value }: CommissionInput): Promise<boolean> {
    const written = await this.commissions.query<unknown[]>(
      `INSERT INTO commissions (product_id, valid_from, kind, value)
       SELECT id, $2, $3, $4 FROM products WHERE id = $1 AND deleted_at IS NULL
       ON CONFLICT (product_id, valid_from) DO UPDATE SET kind = excluded.kind, value = excluded.value
       RETURNING product_id`,
      [productId, validFrom, kind, value],
    );
    return written.length > 0;
  }

  /** @returns whether it existed */
  async remove(productId: number, validFrom: string): Promise<boolean> {
    return (await this.commissions.delete({ productId, validFrom })).affected === 1;
  }
}
