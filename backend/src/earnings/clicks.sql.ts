/** The clicks with the ids $1 that were received from day $2 to day $3; null is any day. Rows of ClickRow. */
export const FIND_CLICKS = `
  SELECT id, product_id AS "productId",
    to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
  FROM event_log
  WHERE type = 'affiliate_click' AND id = ANY($1::uuid[])
    AND occurred_at >= coalesce(day_start($2::date), '-infinity')
    AND occurred_at < coalesce(day_start($3::date + 1), 'infinity')`;
