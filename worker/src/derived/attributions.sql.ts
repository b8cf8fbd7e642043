import { OFFERS_SEEN } from '@astaguide/contracts/offers-seen';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/dimensions';
import { IS_OF_DAY } from './day-events.sql';

/** The text's id in texts. */
const idOfText = (value: string) => `(SELECT id FROM texts WHERE md5(value)::uuid = md5(${value})::uuid)`;

/**
 * How often each offer of a day was seen and followed. What visitors have seen comes as JSON that anybody may have
 * written: what is not as the site writes it is left out, and never an error. An offer counts once an event.
 */
export const ATTRIBUTIONS_DUE = `
  WITH seen AS MATERIALIZED (
    SELECT coalesce(e.page_id, 0) AS page_key, coalesce(e.data, rests.value) AS text, count(*) AS times
    FROM events e LEFT JOIN texts rests ON rests.id = e.data_id
    WHERE ${IS_OF_DAY} AND e.type_id = ${idOfText(`'${OFFERS_SEEN}'`)}
    GROUP BY 1, 2
  ),
  lists AS MATERIALIZED (
    SELECT page_key, times, text::json -> 'offers' AS offers FROM seen
    WHERE CASE WHEN text IS JSON OBJECT AND position('\\u' IN text) = 0
      THEN json_typeof(text::json -> 'offers') = 'array' END
  ),
  offers AS MATERIALIZED (
    SELECT DISTINCT list.page_key, list.times, list.number, offer.slot, offer.product_id
    FROM (SELECT *, row_number() OVER () AS number FROM lists) AS list
      CROSS JOIN LATERAL (
        SELECT value ->> 'slot' AS slot, value ->> 'productId' AS product_id
        FROM json_array_elements(list.offers) AS items(value) WHERE json_typeof(value) = 'object' LIMIT 60
      ) AS offer
  ),
  -- Each text is looked up once.
  slots AS MATERIALIZED (
    SELECT slot, ${idOfText('slot')} AS id FROM (SELECT DISTINCT slot FROM offers WHERE slot IS NOT NULL) AS slots
  )
  SELECT page_key, slot_key, product_id, sum(impressions)::integer AS impressions, sum(clicks)::integer AS clicks
  FROM (
    SELECT page_key, coalesce(slots.id, 0) AS slot_key, coalesce(products.id, 0) AS product_id,
      times AS impressions, 0 AS clicks
    FROM offers LEFT JOIN slots USING (slot)
      LEFT JOIN products ON products.id::text = offers.product_id
    UNION ALL
    SELECT coalesce(page_id, 0), coalesce(slot_id, 0), coalesce(product_id, 0), 0, 1
    FROM events e WHERE ${IS_OF_DAY} AND type_id = ${AFFILIATE_CLICK_ID}
  ) AS parts
  GROUP BY page_key, slot_key, product_id`;
