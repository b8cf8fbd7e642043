import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { funnelDimensions } from '@astaguide/contracts/analytics/report/visit-funnel';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { funnelsSql } from '@astaguide/database/event-store/funnels.sql';
import type { DayChunk } from '../report/filtered/day-chunks';
import { daysTable } from '../report/filtered/days-table.sql';
import { filterConditions, keyCondition } from '../report/filtered/filter-conditions.sql';
import { statementOf, type Statement } from '../report/filtered/statement';
import type { RankedTable } from '../report/ranked-table.service';

export const STEPS = ['sessions', 'engaged', 'clicked'] as const;
/** The steps with that of a goal, which projections do not have. */
const ALL_STEPS = [...STEPS, 'reached'] as const;
const sumsOf = (side: number, suffix = '') =>
  ALL_STEPS.map(
    (step) => `coalesce(sum(${step}) FILTER (WHERE side = ${side}), 0)::double precision AS ${step}${suffix}`,
  ).join(', ');

/** Sums steps by side and ranks them: at most $1 keys per dimension. */
const ranked = (steps: string) => `
  WITH summed AS (
    SELECT dimension, key_id, ${sumsOf(0)}, ${sumsOf(1, '_before')}
    FROM (${steps}) AS steps
    GROUP BY dimension, key_id
  ), ranked AS (
    SELECT summed.*, texts.value AS key, count(*) OVER (PARTITION BY dimension)::integer AS keys,
      row_number() OVER (
        PARTITION BY dimension ORDER BY sessions DESC, clicked DESC, engaged DESC, texts.value COLLATE "C"
      ) AS place
    FROM summed LEFT JOIN texts ON texts.id = key_id
    WHERE sessions + sessions_before > 0
  )
  SELECT * FROM ranked WHERE place <= $1 ORDER BY dimension, place`;

const COUNTED_ROWS = `
      SELECT * FROM json_to_recordset($2::json)
        AS counted(side integer, dimension integer, key_id integer, sessions integer, engaged integer, clicked integer,
          reached integer)`;

const PROJECTED = {
  name: 'funnel',
  text: ranked(`${COUNTED_ROWS}
      UNION ALL
      SELECT of AS side, dimension, key_id, ${STEPS.join(', ')}, 0
      FROM unnest($4::integer[], $5::date[]) AS bucket(of, day)
      CROSS JOIN LATERAL (
        SELECT * FROM daily_funnels WHERE dimension = ANY($3::smallint[]) AND day = bucket.day OFFSET 0
      ) AS funnel`),
};

/**
 * Counts the sessions of a chunk that have an event passing the filters, if there are any.
 *
 * @param goal the name of the goal of the last step
 */
const funnelStatement = (
  filters: readonly ReportFilter[],
  { days }: DayChunk,
  goal: string | undefined,
): Statement =>
  statementOf((parameters) => {
    const chunkDays = daysTable(days, parameters);
    const passing = filterConditions(filters, (filter) =>
      keyCondition(filter, parameters, () => daysTable(days, parameters)),
    ).join(' AND ');
    const name = goal === undefined ? null : `${parameters.add(goal)}::text`;
    return `
    SELECT dimension, key_id, ${ALL_STEPS.map((step) => `sum(${step})::integer AS ${step}`).join(', ')}
    FROM ${chunkDays.days} CROSS JOIN LATERAL (${funnelsSql(chunkDays.isOfDay, passing || null, name)}) AS counted
    GROUP BY dimension, key_id`;
  });

/** The funnel of one key; dimension 0 is the total. */
export interface FunnelOfKey {
  dimension: number;
  /** Null for the total. */
  key: string | null;
  keys: number;
  sessions: number;
  engaged: number;
  clicked: number;
  reached: number;
  sessions_before: number;
  engaged_before: number;
  clicked_before: number;
  reached_before: number;
}

/**
 * The funnel from session to click: most sessions first within a dimension.
 *
 * @param goal the name of a goal for a further step, which only the log has
 */
export const funnels = (goal?: string): RankedTable => ({
  projected: PROJECTED,
  valuesOf: ({ days }) => [
    [dimensions.total, ...funnelDimensions.map((dimension) => dimensions[dimension])],
    ...days,
  ],
  byMonth: false,
  isOnlyInLog: goal !== undefined,
  countChunk: (filters, chunk) => funnelStatement(filters, chunk, goal),
  counted: ranked(COUNTED_ROWS),
});
