import { dimensions, type Dimension } from '@astaguide/database/dimensions';

/** Every day of which there are figures, found by the primary key. */
const DAYS_OF_ALL = `daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0`;

/** The years of which there are figures: begins, ends (the first of the next), and the latest day summed up until. */
const YEARS = `
  SELECT begins::date, (begins + interval '1 year')::date AS ends, (
      SELECT max(day) FROM rollup_closings WHERE day >= begins::date AND day < (begins + interval '1 year')::date
    ) AS summed
  FROM generate_series(
    date_trunc('year', (SELECT min(day) FROM ${DAYS_OF_ALL})::timestamp), (SELECT max(day) FROM ${DAYS_OF_ALL})::timestamp,
    '1 year'
  ) AS begins`;

/**
 * The clicks since the first event as rows (key_id, clicks), to be added up by key: of each year the sums until its
 * latest closing, and the days from there on. So ten years cost little more than one.
 */
export const allClicks = (dimension: Dimension) => `
  SELECT figures.key_id, figures.clicks
  FROM (${YEARS}) AS years
  CROSS JOIN LATERAL (
    SELECT key_id, clicks FROM rollups_to_date
    WHERE dimension = ${dimensions[dimension]} AND until = years.summed
    UNION ALL
    SELECT key_id, clicks FROM daily_rollups
    WHERE dimension = ${dimensions[dimension]} AND day > coalesce(years.summed, years.begins - 1) AND day < years.ends
  ) AS figures`;
