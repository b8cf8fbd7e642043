/** Number of previous weeks to compare with. */
const WEEKS = 4;

/**
 * The clicks of the hours from $1 to $2, then those of the same hours of each previous week that has data, the latest
 * first.
 */
export const READ_CLICKS = `
  SELECT week,
    coalesce((SELECT sum(clicks) FROM hourly_rollups WHERE hour >= first AND hour < last), 0)::integer AS clicks
  FROM generate_series(0, ${WEEKS}) AS week
    CROSS JOIN LATERAL (SELECT $1::timestamptz - week * interval '168 hours' AS first,
      $2::timestamptz - week * interval '168 hours' AS last) AS hours
  WHERE week = 0 OR first >= (SELECT min(hour) FROM hourly_rollups)
  ORDER BY week`;
