import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** A sale with the id of its click. */
export type SaleRow = Omit<RecentSale, 'id' | 'status' | 'click'> &
  Pick<Conversion, 'id' | 'clickId' | 'state'>;

/** Sales as they were reported last. */
@Injectable()
export class RecentSalesRepository {
  readonly manager: EntityManager;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.manager = dataSource.manager;
  }

  /** The newest sales, by their day and then by when they were reported. */
  find(limit: number): Promise<SaleRow[]> {
    return this.manager
      .createQueryBuilder(Conversion, 'sale')
      .innerJoin(ConversionImport, 'import', 'import.id = sale.import_id')
      .leftJoin(Product, 'product', 'product.id = sale.product_id')
      .withDeleted()
      .where('sale.is_current')
      .select([
        'sale.id AS id',
        `to_char(sale.day, 'YYYY-MM-DD') AS day`,
        'import.retailer AS network',
        'sale.order_id AS "orderId"',
        'sale.click_id AS "clickId"',
        'product.name AS "productName"',
        'round(sale.amount, 2)::text AS amount',
        'round(sale.commission, 2)::text AS commission',
        'sale.currency AS currency',
        'sale.state AS state',
      ])
      .orderBy('sale.day', 'DESC')
      .addOrderBy('sale.reported_at', 'DESC')
      .addOrderBy('sale.id', 'DESC')
      .limit(limit)
      .getRawMany<SaleRow>();
  }
}
