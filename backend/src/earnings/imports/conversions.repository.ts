import type { Conversion as ConversionRow } from '@astaguide/database/entities/earnings/conversion.entity';
import type { EntityManager } from 'typeorm';
import type { NamedProduct } from '../rules/match-product';
import type { LineRecord } from '../rules/identities';

/** A sale as an import reports it. */
export interface Conversion extends Omit<
  ConversionRow,
  'id' | 'importId' | 'retailerKey' | 'reportedAt' | 'isCurrent' | 'clickedAt' | 'moment'
> {
  /** ISO 8601; null if the click is unknown or a bot's. */
  clickedAt: string | null;
  /** ISO 8601; null if only the day is known. */
  moment: string | null;
}

/** The current row of a sale, which is the one that counts. */
export type CurrentConversion = Pick<
  Conversion,
  'identity' | 'productId' | 'day' | 'moment' | 'amount' | 'commission' | 'currency' | 'state'
>;

const COLUMNS = `line, identity, order_id, click_id, clicked_at, product_text, product_key, product_id, day, moment, amount,
  commission, currency, state`;

export function findProducts(manager: EntityManager): Promise<NamedProduct[]> {
  return manager.query('SELECT id, slug, name, brand FROM products WHERE deleted_at IS NULL');
}

/** Product ids by the retailer's names of products. */
export async function findAliases(manager: EntityManager, retailerKey: string): Promise<Map<string, number>> {
  const rows = await manager.query<{ key: string; id: number }[]>(
    'SELECT product_key AS key, product_id AS id FROM product_aliases WHERE retailer_key = $1',
    [retailerKey],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Known lines of orders. */
export function findLines(
  manager: EntityManager,
  retailerKey: string,
  orderIds: readonly string[],
): Promise<LineRecord[]> {
  return manager.query<LineRecord[]>(
    `SELECT order_id AS "orderId", product_key AS "productKey", identity FROM conversions
     WHERE is_current AND order_id IS NOT NULL AND retailer_key = $1 AND order_id = ANY($2::text[])
     ORDER BY identity`,
    [retailerKey, orderIds],
  );
}

/** The current rows of sales, by identity. */
export async function findCurrent(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<Map<string, CurrentConversion>> {
  const rows = await manager.query<CurrentConversion[]>(
    `SELECT identity, product_id AS "productId", to_char(day, 'YYYY-MM-DD') AS day,
       to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment,
       amount::text, commission::text, currency, state
     FROM conversions WHERE is_current AND retailer_key = $1 AND identity = ANY($2::text[])`,
    [retailerKey, identities],
  );
  return new Map(rows.map((row) => [row.identity, row]));
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
  const written = await manager.query<{ id: string }[]>(
    `INSERT INTO conversions (import_id, retailer_key, ${COLUMNS})
     SELECT $1, $2, said.* FROM json_to_recordset($3::json) AS said (
       line integer, identity text, "orderId" text, "clickId" uuid, "clickedAt" timestamptz, "productText" text,
       "productKey" text, "productId" integer, day date, moment timestamptz, amount numeric, commission numeric,
       currency text, state text)
     ON CONFLICT (retailer_key, identity, import_id) DO UPDATE SET (reported_at, ${COLUMNS}) =
       (clock_timestamp(), ${COLUMNS.replaceAll(/\w+/g, 'excluded.$&')})
     RETURNING id`,
    [importId, retailerKey, JSON.stringify(conversions)],
  );
  await settleConversions(
    manager,
    retailerKey,
    conversions.map(({ identity }) => identity),
  );
  return written.map(({ id }) => Number(id));
}

/** The identities of the sales of an import. */
export async function findIdentities(
  manager: EntityManager,
  importId: number,
): Promise<{ retailerKey: string; identities: string[] } | undefined> {
  const [row] = await manager.query<{ retailerKey: string; identities: string[] }[]>(
    `SELECT retailer_key AS "retailerKey", array_agg(identity) AS identities FROM conversions
     WHERE import_id = $1 GROUP BY retailer_key`,
    [importId],
  );
  return row;
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
  await manager.query(
    'UPDATE conversions SET is_current = false WHERE is_current AND retailer_key = $1 AND identity = ANY($2::text[])',
    [retailerKey, identities],
  );
  await manager.query(
    `UPDATE conversions SET is_current = true WHERE id IN (
       SELECT DISTINCT ON (c.identity) c.id
       FROM conversions c
       WHERE c.retailer_key = $1 AND c.identity = ANY($2::text[])
       ORDER BY c.identity, (c.state <> 'pending') DESC, c.reported_at DESC, c.id DESC)`,
    [retailerKey, identities],
  );
}
