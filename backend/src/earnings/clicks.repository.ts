import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { idOfText } from '@astaguide/database/event-store/event-columns';
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

/**
 * The events of the visit with the click $1 at the moment $2, up to the click, newest first. A visit ends after 30 minutes
 * without an event, and at midnight, when visitor numbers change.
 */
const FIND_VISIT = `
  WITH click AS (SELECT visitor, occurred_at, id FROM events WHERE id = $1::uuid AND occurred_at = $2::timestamptz),
  day_events AS (
    SELECT e.id, e.occurred_at, e.type_id,
      (e.occurred_at - lag(e.occurred_at) OVER visit < interval '30 minutes') IS NOT TRUE AS begins
    FROM events e JOIN click ON click.visitor = e.visitor
    WHERE e.occurred_at >= day_start(day_of($2::timestamptz)) AND e.occurred_at <= $2::timestamptz
    WINDOW visit AS (ORDER BY e.occurred_at, e.id)
  ),
  numbered AS (SELECT *, count(*) FILTER (WHERE begins) OVER (ORDER BY occurred_at, id) AS visit FROM day_events)
  SELECT id, occurred_at FROM numbered
  WHERE visit = (SELECT visit FROM numbered WHERE id = $1::uuid)
    AND type_id IS DISTINCT FROM ${idOfText(`'${OFFERS_SEEN}'`)}
    AND (occurred_at, id) <= (SELECT occurred_at, id FROM click)
  ORDER BY occurred_at DESC, id DESC LIMIT 50`;

/** Finds the events of the visit that a click belongs to, up to the click; newest first. */
export const findVisit = (
  manager: EntityManager,
  { id, moment }: ClickRow,
): Promise<{ id: string; occurred_at: Date }[]> => manager.query(FIND_VISIT, [id, moment]);
