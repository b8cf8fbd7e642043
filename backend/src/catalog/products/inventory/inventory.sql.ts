import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import { MAX_ATTRIBUTION } from '../../../earnings/rules/longest-attribution';

/** Days of which clicks and earnings are summed, without today. */
const DAYS = 28;
const FIRST_DAY = `day_of(now()) - ${DAYS}`;

/**
 * Where the buy link of the product with the id $1 was seen or clicked, or led to a sale, most clicks first. Rows of
 * PlaceRow. The log has no index of ids, so clicks of sales are searched for as many days back as a click may precede
 * its sale.
 */
export const FIND_PAGES = `
  WITH sold AS MATERIALIZED (
    SELECT click_id, commission FROM earned_commissions
    WHERE product_id = $1 AND day >= ${FIRST_DAY} AND day < day_of(now())
  ), clicked AS MATERIALIZED (
    SELECT id, page_id, link_placement_id FROM events
    WHERE type_id = ${AFFILIATE_CLICK_ID} AND id IN (SELECT click_id FROM sold)
      AND occurred_at >= day_start(${FIRST_DAY} - ${MAX_ATTRIBUTION + 2})
  ), counted AS (
    SELECT page_key, link_placement_key, impressions, clicks, 0 AS commission FROM daily_attributions
    WHERE product_id = $1 AND day >= ${FIRST_DAY} AND day < day_of(now())
    UNION ALL
    SELECT coalesce(page_id, 0), coalesce(link_placement_id, 0), 0, 0, coalesce(commission, 0)
    FROM sold LEFT JOIN clicked ON clicked.id = click_id
  )
  SELECT pages.value AS page, link_placements.value AS "linkPlacement",
    grouping(link_placements.value) = 1 AS "isWholePage", sum(impressions)::integer AS impressions,
    sum(clicks)::integer AS clicks, round(sum(commission), 2)::text AS earnings
  FROM counted LEFT JOIN texts pages ON pages.id = page_key
    LEFT JOIN texts link_placements ON link_placements.id = link_placement_key
  GROUP BY GROUPING SETS ((pages.value, link_placements.value), (pages.value))
  ORDER BY clicks DESC, sum(commission) DESC, impressions DESC, 1, 2`;
