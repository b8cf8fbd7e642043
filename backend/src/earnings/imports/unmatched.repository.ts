import type { UnmatchedGroup } from '@astaguide/contracts/earnings/conversion-import';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { ProductAlias } from '@astaguide/database/entities/earnings/product-alias.entity';
import type { EntityManager } from 'typeorm';

/** Sales to match: all with the same product name, or a single one without a name. */
export interface UnmatchedSales {
  retailerKey: string;
  productKey: string | null;
  /** Null if they have a name. */
  identity: string | null;
}

/** Maximum number of listed groups. */
const MAX_GROUPS = 500;

/** SQL for what the owner has to match: no product, also none of the corrected sale, or a click that is not in the log. */
const IS_UNMATCHED = '(product_id IS NULL OR sale.id IN (SELECT id FROM conversions WHERE awaits_click))';

/** Current sales to match, by name, most money first. */
const FIND_GROUPS = `
  SELECT "retailerKey", "productKey", identity, max(retailer) AS retailer, max(product_text) AS "productText",
    CASE WHEN count(*) = 1 THEN max(order_id) END AS "orderId", count(*)::integer AS conversions,
    max(product_id) AS "productId", round(coalesce(sum(money), 0), 2) AS sales,
    (SELECT reporting_currency FROM site_settings) AS currency, to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
  FROM (
    SELECT sale.retailer_key AS "retailerKey", product_key AS "productKey",
      CASE WHEN product_key IS NULL THEN identity END AS identity, report.retailer, product_text, product_id,
      order_id, local.day,
      CASE WHEN state <> 'reversed' THEN reported_money(amount, currency, local.day) END AS money
    FROM ledger_entries sale JOIN conversion_imports report ON report.id = sale.import_id
    CROSS JOIN LATERAL (SELECT coalesce(day_of(moment), sale.day) AS day) local
    WHERE ${IS_UNMATCHED}
  ) unmatched
  GROUP BY "retailerKey", "productKey", identity
  ORDER BY coalesce(sum(money), 0) DESC, "retailerKey", "productKey", identity
  LIMIT ${MAX_GROUPS}`;

/** Most sales first. */
export const findUnmatchedGroups = (
  manager: EntityManager,
): Promise<(Omit<UnmatchedGroup, 'key'> & UnmatchedSales)[]> => manager.query(FIND_GROUPS);

/** Those of a retailer's sales that have no product. */
export async function findUnmatched(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<Set<string>> {
  const rows = await manager.query<{ identity: string }[]>(
    'SELECT identity FROM ledger_entries WHERE retailer_key = $1 AND identity = ANY($2) AND product_id IS NULL',
    [retailerKey, identities],
  );
  return new Set(rows.map(({ identity }) => identity));
}

/** @returns whether the product is in the catalog */
export const hasProduct = (manager: EntityManager, id: number): Promise<boolean> =>
  manager.existsBy(Product, { id });

/**
 * Assigns a product to these sales in all imports, and stores the retailer's name for a product that was not known.
 *
 * @returns the number of sales
 */
export async function assignProduct(
  manager: EntityManager,
  { retailerKey, productKey, identity }: UnmatchedSales,
  productId: number,
): Promise<number> {
  const values = [retailerKey, productKey ?? identity];
  const ofGroup = `retailer_key = $1 AND ${productKey === null ? 'identity' : 'product_key'} = $2`;
  const [counted] = await manager.query<{ sales: number; unnamed: number }[]>(
    `SELECT count(*)::integer AS sales, (count(*) FILTER (WHERE product_id IS NULL))::integer AS unnamed
      FROM ledger_entries sale WHERE ${IS_UNMATCHED} AND ${ofGroup}`,
    values,
  );
  await manager.query(
    `UPDATE conversions SET product_id = $3, awaits_click = false
      WHERE (product_id IS NULL OR awaits_click) AND ${ofGroup}`,
    [...values, productId],
  );
  if (productKey !== null && counted!.unnamed > 0) {
    await manager.upsert(ProductAlias, { retailerKey, productKey, productId }, ['retailerKey', 'productKey']);
  }
  return counted!.sales;
}
