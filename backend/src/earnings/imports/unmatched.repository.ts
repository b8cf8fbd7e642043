import type { UnmatchedGroup } from '@astaguide/contracts/earnings/conversion-import';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { ProductAlias } from '@astaguide/database/entities/earnings/product-alias.entity';
import type { EntityManager } from 'typeorm';

/** Sales of an unknown product: all sales with the same name, or a single sale without a name. */
export interface UnmatchedSales {
  retailerKey: string;
  productKey: string | null;
  /** Null if they have a name. */
  identity: string | null;
}

/** Maximum number of listed groups. */
const MAX_GROUPS = 500;

const IDENTITY = 'CASE WHEN sale.productKey IS NULL THEN sale.identity END';
const DOLLARS = `coalesce(sum(usd(sale.amount, sale.currency, sale.day)) FILTER (WHERE sale.state <> 'reversed'), 0)`;

/** Most sales first. */
export function findUnmatchedGroups(
  manager: EntityManager,
): Promise<(Omit<UnmatchedGroup, 'key'> & UnmatchedSales)[]> {
  return manager
    .createQueryBuilder(Conversion, 'sale')
    .innerJoin(ConversionImport, 'report', 'report.id = sale.importId')
    .select('sale.retailerKey', 'retailerKey')
    .addSelect('sale.productKey', 'productKey')
    .addSelect(IDENTITY, 'identity')
    .addSelect('max(report.retailer)', 'retailer')
    .addSelect('max(sale.productText)', 'productText')
    .addSelect('CASE WHEN count(*) = 1 THEN max(sale.orderId) END', 'orderId')
    .addSelect('count(*)::integer', 'conversions')
    .addSelect(`round(${DOLLARS}, 2)`, 'sales')
    .addSelect(`to_char(max(sale.day), 'YYYY-MM-DD')`, 'lastDay')
    .where('sale.productId IS NULL AND sale.isCurrent')
    .groupBy('sale.retailerKey')
    .addGroupBy('sale.productKey')
    .addGroupBy(IDENTITY)
    .orderBy(DOLLARS, 'DESC')
    .addOrderBy('sale.retailerKey')
    .addOrderBy('sale.productKey')
    .addOrderBy(IDENTITY)
    .limit(MAX_GROUPS)
    .getRawMany();
}

/** @returns whether the product is in the catalog */
export const hasProduct = (manager: EntityManager, id: number): Promise<boolean> =>
  manager.existsBy(Product, { id });

/**
 * Assigns a product to these sales in all imports, and stores the retailer's name for it.
 *
 * @returns the number of sales
 */
export async function assignProduct(
  manager: EntityManager,
  { retailerKey, productKey, identity }: UnmatchedSales,
  productId: number,
): Promise<number> {
  const { raw } = await manager
    .createQueryBuilder()
    .update(Conversion)
    .set({ productId })
    .where('product_id IS NULL AND retailer_key = :retailerKey', { retailerKey })
    .andWhere(productKey === null ? 'identity = :identity' : 'product_key = :productKey', {
      identity,
      productKey,
    })
    .returning('is_current')
    .execute();
  if (productKey !== null) {
    await manager.upsert(ProductAlias, { retailerKey, productKey, productId }, ['retailerKey', 'productKey']);
  }
  return (raw as { is_current: boolean }[]).filter((sale) => sale.is_current).length;
}
