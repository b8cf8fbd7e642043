import { dimensions, type Dimension } from '@astaguide/database/event-store/dimensions';

const DAYS_OF_ALL = `daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0`;

/** The months from the first event to the last, and whether each is summed. */
const MONTHS = `
  SELECT months.month::date, rollups_summed_at IS NOT NULL AS is_summed
  FROM generate_series(
    date_trunc('month', (SELECT min(day) FROM ${DAYS_OF_ALL})::timestamp), (SELECT max(day) FROM ${DAYS_OF_ALL})::timestamp,
    '1 month'
  ) AS months(month)
  LEFT JOIN log_months ON log_months.month = months.month::date`;

/**
 * Clicks since the first event as rows (key_id, clicks), to be summed by key: months, or the days of months that are
 * not summed.
 */
export const allClicks = (dimension: Dimension) => `
  SELECT counted.key_id, counted.clicks
  FROM (${MONTHS}) AS months
  CROSS JOIN LATERAL (
    SELECT key_id, clicks FROM monthly_rollups
    WHERE months.is_summed AND dimension = ${dimensions[dimension]} AND month = months.month
    UNION ALL
    SELECT key_id, clicks FROM daily_rollups
    WHERE NOT months.is_summed AND dimension = ${dimensions[dimension]}
      AND day >= months.month AND day < (months.month + interval '1 month')::date
  ) AS counted`;
