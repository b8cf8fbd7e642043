import { AFFILIATE_CLICK_ID } from './dimensions';
import { idOfText } from './event-columns';

/** SQL for the offers in a text of `offers_id`: link_placement and product_id. */
export const offersSql = (value: string) =>
  `SELECT offer."linkPlacement" AS link_placement, offer."productId" AS product_id FROM json_to_recordset(${value}::json) AS offer("linkPlacement" text, "productId" integer)`;

/** Conditions for what attributions are counted of. */
export interface CountedOffers {
  /** For rows `e` of the log. */
  events: string;
  /** For those of them that are clicks. */
  clicks?: string;
  /** For the part of an event about an `offer` that was seen: its link placement and its product_id. */
  offers?: string;
}

/**
 * SQL for how often each offer was seen and clicked, an offer once an event: page_key, link_placement_key and product_id
 * (0 where an event names none) with impressions and clicks. One pass over the log counts both.
 */
export const attributionsSql = ({ events, clicks = 'true', offers = 'true' }: CountedOffers) => `
  WITH counted AS MATERIALIZED (
    SELECT coalesce(page_id, 0) AS page_key, offers_id,
      CASE WHEN is_click THEN coalesce(link_placement_id, 0) END AS link_placement_key,
      CASE WHEN is_click THEN coalesce(product_id, 0) END AS product_id, count(*) AS times
    FROM (
      SELECT e.*, type_id = ${AFFILIATE_CLICK_ID} AND ${clicks} AS is_click FROM events e WHERE ${events}
    ) AS e
    WHERE offers_id IS NOT NULL OR is_click
    GROUP BY 1, 2, 3, 4
  ),
  seen AS MATERIALIZED (
    SELECT page_key, offers_id, sum(times) AS times FROM counted WHERE offers_id IS NOT NULL GROUP BY 1, 2
  ),
  offers AS MATERIALIZED (
    SELECT DISTINCT seen.page_key, seen.times, seen.offers_id, offer.link_placement, offer.product_id
    FROM seen JOIN texts ON texts.id = seen.offers_id CROSS JOIN LATERAL (${offersSql('texts.value')}) AS offer
    WHERE ${offers}
  ),
  -- Each text is looked up once.
  link_placements AS MATERIALIZED (
    SELECT link_placement, ${idOfText('link_placement')} AS id
    FROM (SELECT DISTINCT link_placement FROM offers) AS link_placements
  )
  SELECT page_key, link_placement_key, product_id, sum(impressions)::integer AS impressions, sum(clicks)::integer AS clicks
  FROM (
    SELECT page_key, coalesce(link_placements.id, 0) AS link_placement_key, coalesce(products.id, 0) AS product_id,
      times AS impressions, 0 AS clicks
    FROM offers LEFT JOIN link_placements USING (link_placement)
      LEFT JOIN products ON products.id = offers.product_id
    UNION ALL
    SELECT page_key, link_placement_key, product_id, 0, times FROM counted WHERE link_placement_key IS NOT NULL
  ) AS parts
  GROUP BY page_key, link_placement_key, product_id`;
