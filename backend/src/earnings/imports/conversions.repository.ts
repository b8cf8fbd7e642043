import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Conversion as ConversionRow } from '@astaguide/database/entities/earnings/conversion.entity';
import { ProductAlias } from '@astaguide/database/entities/earnings/product-alias.entity';
import { Any, type EntityManager } from 'typeorm';
import { isoDates, type DatedRow } from '../../lib/iso-dates';
import type { NamedProduct } from '../rules/match-product';
import type { LineRecord } from '../rules/identities';

/** A sale as an import reports it. */
export interface Conversion extends Omit<
  ConversionRow,
  'id' | 'importId' | 'retailerKey' | 'reportedAt' | 'isCurrent' | 'moment'
> {
  /** ISO 8601; null if only the day is known. */
  moment: string | null;
}

/** The current row of a sale, which is the one that counts. */
export type CurrentConversion = Pick<
  Conversion,
  'identity' | 'productId' | 'day' | 'moment' | 'amount' | 'commission' | 'currency' | 'state'
>;

/** Rows written by one statement, of 15 parameters each: a large report does not keep other requests waiting. */
const CHUNK = 500;

export function findProducts(manager: EntityManager): Promise<NamedProduct[]> {
  return manager.find(Product, { select: { id: true, slug: true, name: true, brand: true } });
}

/** Product ids by the retailer's names of products. */
export async function findAliases(manager: EntityManager, retailerKey: string): Promise<Map<string, number>> {
  const aliases = await manager.findBy(ProductAlias, { retailerKey });
  return new Map(aliases.map(({ productKey, productId }) => [productKey, productId]));
}

/** Known lines of orders. */
export function findLines(
  manager: EntityManager,
  retailerKey: string,
  orderIds: readonly string[],
): Promise<LineRecord[]> {
  return manager
    .createQueryBuilder(ConversionRow, 'sale')
    .select(['sale.orderId AS "orderId"', 'sale.productKey AS "productKey"', 'sale.identity AS identity'])
    .where('sale.isCurrent AND sale.orderId IS NOT NULL')
    .andWhere('sale.retailerKey = :retailerKey AND sale.orderId = ANY(:orderIds)', { retailerKey, orderIds })
    .orderBy('sale.identity')
    .getRawMany<LineRecord>();
}

/** The current rows of sales, by identity. */
export async function findCurrent(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<Map<string, CurrentConversion>> {
  const rows = await manager
    .createQueryBuilder(ConversionRow, 'sale')
    .select('sale.identity', 'identity')
    .addSelect('sale.productId', 'productId')
    .addSelect(`to_char(sale.day, 'YYYY-MM-DD')`, 'day')
    .addSelect('sale.moment', 'moment')
    .addSelect('sale.amount', 'amount')
    .addSelect('sale.commission', 'commission')
    .addSelect('sale.currency', 'currency')
    .addSelect('sale.state', 'state')
    .where('sale.isCurrent AND sale.retailerKey = :retailerKey', { retailerKey })
    .andWhere('sale.identity = ANY(:identities)', { identities })
    .getRawMany<DatedRow<CurrentConversion, 'moment'>>();
  return new Map(rows.map((row) => [row.identity, isoDates(row)]));
}

/**
 * Writes the rows of an import, and marks the current ones. A row that the import already has is replaced.
 *
 * @returns the ids of the rows
 */
export async function writeConversions(
  manager: EntityManager,
  importId: number,
  retailerKey: string,
  conversions: readonly Conversion[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < conversions.length; start += CHUNK) {
    const rows = conversions.slice(start, start + CHUNK).map(({ moment, ...conversion }) => ({
      ...conversion,
      importId,
      retailerKey,
      moment: moment === null ? null : new Date(moment),
      reportedAt: () => 'clock_timestamp()',
    }));
    const { identifiers } = await manager.upsert(ConversionRow, rows, [
      'retailerKey',
      'identity',
      'importId',
    ]);
    ids.push(...identifiers.map(({ id }) => Number(id)));
  }
  const identities = conversions.map(({ identity }) => identity);
  await settleConversions(manager, retailerKey, identities);
  return ids;
}

/** The identities of the sales of an import. */
export function findIdentities(
  manager: EntityManager,
  importId: number,
): Promise<{ retailerKey: string; identities: string[] } | undefined> {
  return manager
    .createQueryBuilder(ConversionRow, 'sale')
    .select('sale.retailerKey', 'retailerKey')
    .addSelect('array_agg(sale.identity)', 'identities')
    .where('sale.importId = :importId', { importId })
    .groupBy('sale.retailerKey')
    .getRawOne();
}

/**
 * Marks the latest row of each sale as current. A sale that was confirmed or reversed does not become pending again
 * when an older report is imported later.
 */
export async function settleConversions(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<void> {
  await manager.update(
    ConversionRow,
    { isCurrent: true, retailerKey, identity: Any([...identities]) },
    { isCurrent: false },
  );
  const latest = manager
    .createQueryBuilder(ConversionRow, 'sale')
    .select('sale.id')
    .distinctOn(['sale.identity'])
    .where('sale.retailerKey = :retailerKey AND sale.identity = ANY(:identities)')
    .orderBy('sale.identity')
    .addOrderBy(`sale.state <> 'pending'`, 'DESC')
    .addOrderBy('sale.reportedAt', 'DESC')
    .addOrderBy('sale.id', 'DESC');
  await manager
    .createQueryBuilder()
    .update(ConversionRow)
    .set({ isCurrent: true })
    .where(`id IN (${latest.getQuery()})`, { retailerKey, identities })
    .execute();
}
