const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * Finds the time of the last of the $3 rows after the time $1 and before $2. Without this upper bound of a part,
 * PostgreSQL would join all remaining rows.
 */
export const LAST_MOMENT = `
  SELECT to_char(occurred_at AT TIME ZONE 'UTC', ${ISO}) AS moment FROM events
  WHERE occurred_at > $1::timestamptz AND occurred_at < $2::timestamptz
  ORDER BY occurred_at OFFSET $3::integer - 1 LIMIT 1`;

/**
 * Finds the $5 rows after the cursor ($1, $2), before the time $3, and not after the time $4. The bounds are
 * timestamps, so that only the partitions of the range are scanned, using their index.
 */
export const NEXT_ROWS = `
  SELECT log.id, to_char(log.occurred_at AT TIME ZONE 'UTC', ${ISO}) AS timestamp, log.type AS event_type,
    log.data::text AS event_data,
    log.product_id, log.page, log.link_placement, log.rank, log.price, log.source, log.referrer, log.country,
    log.language, log.device, log.bot_reasons
  FROM event_log log
  WHERE log.occurred_at >= $1::timestamptz AND (log.occurred_at, log.id) > ($1::timestamptz, $2::uuid)
    AND log.occurred_at < $3::timestamptz AND log.occurred_at <= $4::timestamptz
  ORDER BY log.occurred_at, log.id LIMIT $5`;
