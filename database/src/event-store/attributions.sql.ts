import { AFFILIATE_CLICK_ID } from './dimensions';

/** The id of a text in `texts`. */
const idOfText = (value: string) => `(SELECT id FROM texts WHERE md5(value)::uuid = md5(${value})::uuid)`;

/** SQL for the offers that a text of `offers_id` tells: slot and product_id. */
export const offersSql = (value: string) =>
  `SELECT told.slot, told."productId" AS product_id FROM json_to_recordset(${value}::json) AS told(slot text, "productId" integer)`;

/** Conditions for what attributions are counted of. */
export interface CountedOffers {
  /** For rows `e` of the log. */
  events: string;
  /** For those of them that are clicks. */
  clicks?: string;
  /** For what an event tells of an `offer` that was seen: its slot and its product_id. */
  offers?: string;
}

/**
 * SQL for how often each offer was seen and followed, an offer once an event: page_key, slot_key and product_id, 0 where
 * an event named none, with impressions and clicks.
 */
export const attributionsSql = ({ events, clicks = 'true', offers = 'true' }: CountedOffers) => `
  WITH seen AS MATERIALIZED (
    SELECT coalesce(e.page_id, 0) AS page_key, e.offers_id, count(*) AS times
    FROM events e WHERE ${events} AND e.offers_id IS NOT NULL
    GROUP BY 1, 2
  ),
  offers AS MATERIALIZED (
    SELECT DISTINCT seen.page_key, seen.times, seen.offers_id, offer.slot, offer.product_id
    FROM seen JOIN texts ON texts.id = seen.offers_id CROSS JOIN LATERAL (${offersSql('texts.value')}) AS offer
    WHERE ${offers}
  ),
  -- Each text is looked up once.
  slots AS MATERIALIZED (
    SELECT slot, ${idOfText('slot')} AS id FROM (SELECT DISTINCT slot FROM offers) AS slots
  )
  SELECT page_key, slot_key, product_id, sum(impressions)::integer AS impressions, sum(clicks)::integer AS clicks
  FROM (
    SELECT page_key, coalesce(slots.id, 0) AS slot_key, coalesce(products.id, 0) AS product_id,
      times AS impressions, 0 AS clicks
    FROM offers LEFT JOIN slots USING (slot)
      LEFT JOIN products ON products.id = offers.product_id
    UNION ALL
    SELECT coalesce(page_id, 0), coalesce(slot_id, 0), coalesce(product_id, 0), 0, 1
    FROM events e WHERE ${events} AND type_id = ${AFFILIATE_CLICK_ID} AND ${clicks}
  ) AS parts
  GROUP BY page_key, slot_key, product_id`;
