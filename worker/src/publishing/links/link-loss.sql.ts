import { CLICK_ID } from '@astaguide/contracts/catalog/affiliate-link';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';

/** Whole days that are averaged. */
const DAYS = 28;

/**
 * What a link brought a day before it broke. $1 is the link without its click id, $2 the moment at which it broke. A
 * row of LinkLoss.
 *
 * Clicks through this site's redirect that were reported by the page do not say where they led: they count, and make the
 * loss an upper bound if the product has other links. The commission of a product is shared out by its clicks.
 */
export const linkLossSql = `
  WITH linked AS (
    SELECT product_id, EXISTS (SELECT FROM affiliate_links other WHERE other.product_id = used.product_id AND url <> $1)
      AS has_others
    FROM affiliate_links used WHERE url = $1
  ), clicked AS (
    SELECT product_id, count(*) AS clicks, count(*) FILTER (WHERE link = $1) AS sure,
      count(*) FILTER (WHERE link IS NULL OR starts_with(link, '/')) AS unsure
    FROM (
      SELECT product_id, replace(extra ->> 'affiliateUrl', '${CLICK_ID}', '') AS link FROM events
      WHERE type_id = ${AFFILIATE_CLICK_ID} AND bot_reasons IS NULL AND product_id IN (SELECT product_id FROM linked)
        AND occurred_at >= day_start(day_of($2) - ${DAYS}) AND occurred_at < day_start(day_of($2))
    ) AS clicks
    GROUP BY product_id
  ), earned AS (
    SELECT product_id, sum(commission) AS commission FROM earned_commissions
    WHERE product_id IN (SELECT product_id FROM linked) AND day >= day_of($2) - ${DAYS} AND day < day_of($2)
    GROUP BY product_id
  )
  SELECT coalesce(sum(sure + unsure), 0)::double precision / ${DAYS} AS "clicksPerDay",
    coalesce(sum(commission * (sure + unsure) / clicks), 0)::double precision / ${DAYS} AS "earningsPerDay",
    coalesce(bool_or(unsure > 0 AND has_others), false) AS "isAtMost"
  FROM linked JOIN clicked USING (product_id) LEFT JOIN earned USING (product_id)`;
