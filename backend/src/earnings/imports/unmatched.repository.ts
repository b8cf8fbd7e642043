import type { UnmatchedGroup } from '@astaguide/contracts/earnings/conversion-import';
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

/** Most sales first. */
export function findUnmatchedGroups(
  manager: EntityManager,
): Promise<(Omit<UnmatchedGroup, 'key'> & UnmatchedSales)[]> {
  return manager.query(
    `SELECT c.retailer_key AS "retailerKey", c.product_key AS "productKey",
       CASE WHEN c.product_key IS NULL THEN c.identity END AS identity,
       max(i.retailer) AS retailer, max(c.product_text) AS "productText",
       CASE WHEN count(*) = 1 THEN max(c.order_id) END AS "orderId", count(*)::int AS conversions,
       round(coalesce(sum(usd(c.amount, c.currency, c.day)) FILTER (WHERE c.state <> 'reversed'), 0), 2)::text AS sales,
       to_char(max(c.day), 'YYYY-MM-DD') AS "lastDay"
     FROM conversions c JOIN conversion_imports i ON i.id = c.import_id
     WHERE c.product_id IS NULL AND c.is_current
     GROUP BY 1, 2, 3
     ORDER BY coalesce(sum(usd(c.amount, c.currency, c.day)) FILTER (WHERE c.state <> 'reversed'), 0) DESC, 1, 2, 3
     LIMIT ${MAX_GROUPS}`,
  );
}

/** @returns whether the product is in the catalog */
export async function hasProduct(manager: EntityManager, id: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT FROM products WHERE id = $1 AND deleted_at IS NULL', [
    id,
  ]);
  return rows.length > 0;
}

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
  const [assigned] = await manager.query<[{ sales: number }]>(
    `WITH assigned AS (
       UPDATE conversions SET product_id = $4
       WHERE product_id IS NULL AND retailer_key = $1 AND (product_key = $2 OR ($2 IS NULL AND identity = $3))
       RETURNING is_current
     )
     SELECT count(*) FILTER (WHERE is_current)::int AS sales FROM assigned`,
    [retailerKey, productKey, identity, productId],
  );
  if (productKey !== null) {
    await manager.query(
      `INSERT INTO product_aliases (retailer_key, product_key, product_id) VALUES ($1, $2, $3)
       ON CONFLICT (retailer_key, product_key) DO UPDATE SET product_id = excluded.product_id`,
      [retailerKey, productKey, productId],
    );
  }
  return assigned.sales;
}
