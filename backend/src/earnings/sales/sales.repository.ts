import type { RecentSale, SaleFilter, SalesFilter } from '@astaguide/contracts/earnings/recent-sale';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import type { EntityManager } from 'typeorm';

/** A sale with the id of its click. */
export type SaleRow = Omit<RecentSale, 'status' | 'click'> & Pick<Conversion, 'clickId' | 'state'>;

const statusConditions: Record<SaleFilter, string> = {
  pending: `state = 'pending'`,
  approved: `state = 'confirmed'`,
  reversed: `state = 'reversed'`,
  paid: `is_paid AND state = 'confirmed'`,
  unpaid: `state = 'confirmed' AND NOT is_paid`,
  refund: 'NOT is_sale',
};

/**
 * $1 text to search, as a pattern; $2 network; $3 to $4 days; $5 and $6 limit and offset; $7 one id; null for any.
 * Rows of SaleRow. A product that was deleted keeps its name here.
 */
const findSalesSql = (status: SaleFilter | undefined) => `
  SELECT entry.id::integer AS id, to_char(local.day, 'YYYY-MM-DD') AS day,
    CASE WHEN is_sale THEN 'sale' WHEN corrects IS NULL THEN 'adjustment' ELSE 'refund' END AS kind,
    report.retailer AS network, order_id AS "orderId", row_id AS "rowId", click_id AS "clickId",
    product_id AS "productId", product.name AS "productName", round(amount, 2) AS amount,
    round(commission, 2) AS commission, currency, commission_currency AS "commissionCurrency", state,
    is_paid AS "isPaid", to_char(paid_on, 'YYYY-MM-DD') AS "paidOn", report.is_correction AS "isCorrected"
  FROM ledger_entries entry
  JOIN conversion_imports report ON report.id = entry.import_id
  LEFT JOIN products product ON product.id = entry.product_id
  CROSS JOIN LATERAL (SELECT coalesce(day_of(moment), entry.day) AS day) local
  WHERE ($1::text IS NULL OR concat_ws(chr(10), order_id, row_id, corrects, report.retailer, product.name, product_text) ILIKE $1)
    AND ($2::text IS NULL OR lower(report.retailer) = lower($2))
    AND local.day BETWEEN coalesce($3::date, '-infinity') AND coalesce($4::date, 'infinity')
    AND ($7::bigint IS NULL OR entry.id = $7) AND ${status ? statusConditions[status] : 'true'}
  ORDER BY local.day DESC, entry.reported_at DESC, entry.id DESC
  LIMIT $5 OFFSET $6`;

/** Sales as they were reported last, by their day and then by when they were reported, newest first. */
export const findSales = (
  manager: EntityManager,
  { search, network, from, to, status }: SalesFilter,
  { limit = null, offset = 0, id = null }: { limit?: number | null; offset?: number; id?: number | null },
): Promise<SaleRow[]> =>
  manager.query(findSalesSql(status), [
    search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null,
    network || null,
    from ?? null,
    to ?? null,
    limit,
    offset,
    id,
  ]);

/** The current row with this id, and the network's name; undefined if there is none. */
export async function findCurrentRow(
  manager: EntityManager,
  id: number,
): Promise<{ row: Conversion; retailer: string } | undefined> {
  const row = await manager.findOneBy(Conversion, { id: String(id), isCurrent: true });
  if (!row) return undefined;
  const { retailer } = await manager.findOneByOrFail(ConversionImport, { id: row.importId });
  return { row, retailer: retailer! };
}

/** Deletes the owner's correction with this id. @returns the sale; undefined if it is no correction */
export async function removeCorrection(
  manager: EntityManager,
  id: number,
): Promise<Pick<Conversion, 'retailerKey' | 'identity'> | undefined> {
  const row = await manager.findOneBy(Conversion, { id: String(id) });
  if (!row || !(await manager.existsBy(ConversionImport, { id: row.importId, isCorrection: true })))
    return undefined;
  await manager.delete(Conversion, { id: row.id });
  if (!(await manager.existsBy(Conversion, { importId: row.importId })))
    await manager.delete(ConversionImport, { id: row.importId });
  return row;
}
