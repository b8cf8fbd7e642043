import { dimensions } from '@astaguide/database/event-store/dimensions';

const READERS = 'greatest(least(rollups.clicks, 1), rollups.visitors - (rollups.events - rollups.clicks))';

/**
 * Sums the readers of each product over the $2 days up to the time $1: at least $3 of them, most first.
 *
 * A product's visitors of a day include those of all its events. Every event that is not a click is subtracted as one
 * visitor who may not have clicked, so the result is never too high. The site itself only sends products with clicks.
 */
export const FIND_OFFER_READERS = `
  SELECT products.id AS "productId", slug, name, image_url AS "imageUrl", sum(${READERS})::integer AS readers
  FROM daily_rollups rollups JOIN products ON products.id = rollups.key_id
  WHERE rollups.dimension = ${dimensions.product} AND rollups.day > day_of($1::timestamptz) - $2::integer
    AND rollups.day <= day_of($1::timestamptz) AND products.deleted_at IS NULL
  GROUP BY products.id
  HAVING sum(${READERS}) >= $3
  ORDER BY readers DESC, products.id`;
