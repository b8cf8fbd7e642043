import type { EntityManager } from 'typeorm';

/** The clicks with the ids $1 that were received from day $2 to day $3; null is any day. Rows of ClickRow. */
const FIND_CLICKS = `
  SELECT id, product_id AS "productId",
    to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
  FROM event_log
  WHERE type = 'affiliate_click' AND id = ANY($1::uuid[])
    AND occurred_at >= coalesce(day_start($2::date), '-infinity')
    AND occurred_at < coalesce(day_start($3::date + 1), 'infinity')`;

/** A click in a retailer's report. */
export interface ClickRow {
  id: string;
  productId: number | null;
  /** ISO 8601. */
  moment: string;
}

/**
 * Finds the clicks that retailers' reports refer to, by id. The log has no index of ids and is scanned, so the range of
 * days should be short.
 *
 * @param days first and last day of the clicks; null if unknown
 */
export const findClicks = (
  manager: EntityManager,
  ids: readonly string[],
  days: { from: string; to: string } | null,
): Promise<ClickRow[]> => manager.query(FIND_CLICKS, [ids, days?.from ?? null, days?.to ?? null]);
