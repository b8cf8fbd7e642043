/** Sums the unique clicks for others by product ('0' for none), from the day $1 to $2. */
export const PUBLIC_CLICKS = `
  SELECT product_id::text AS product, sum(unique_clicks)::double precision AS "uniqueClicks"
  FROM daily_public_clicks WHERE day BETWEEN $1::date AND $2::date GROUP BY product_id`;
