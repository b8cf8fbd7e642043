import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import type { EntityManager } from 'typeorm';

/** A sale with the id of its click. */
export type SaleRow = Omit<RecentSale, 'id' | 'status' | 'click'> &
  Pick<Conversion, 'id' | 'clickId' | 'state'>;

/** The newest sales as they were reported last, by their day and then by when they were reported. */
export const findRecentSales = (manager: EntityManager, limit: number): Promise<SaleRow[]> =>
  manager
    .createQueryBuilder(Conversion, 'sale')
    // Before the join: a product that was deleted keeps its name here.
    .withDeleted()
    .innerJoin(ConversionImport, 'report', 'report.id = sale.importId')
    .leftJoin(Product, 'product', 'product.id = sale.productId')
    .select('sale.id', 'id')
    .addSelect(`to_char(sale.day, 'YYYY-MM-DD')`, 'day')
    .addSelect('report.retailer', 'network')
    .addSelect('sale.orderId', 'orderId')
    .addSelect('sale.clickId', 'clickId')
    .addSelect('product.name', 'productName')
    .addSelect('round(sale.amount, 2)', 'amount')
    .addSelect('round(sale.commission, 2)', 'commission')
    .addSelect('sale.currency', 'currency')
    .addSelect('sale.state', 'state')
    .where('sale.isCurrent')
    .orderBy('sale.day', 'DESC')
    .addOrderBy('sale.reportedAt', 'DESC')
    .addOrderBy('sale.id', 'DESC')
    .limit(limit)
    .getRawMany();
