import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import {
  goalRulesSql,
  goalValueSql,
  propertiesSql,
  reachesGoalSql,
} from '@astaguide/database/event-store/goals.sql';
import type { DayChunk } from '../filtered/day-chunks';
import { daysTable } from '../filtered/days-table.sql';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { filterConditions, keyCondition } from '../filtered/filter-conditions.sql';
import { statementOf, type SqlParameters, type Statement } from '../filtered/statement';

/** Maximum number of values of a property that are read of a chunk: a hostile visitor may send any. */
const VALUES_OF_CHUNK = 10_000;

/** How often a goal was reached on a day. */
export interface GoalOfDay {
  /** 'YYYY-MM-DD' */
  day: string;
  goal_id: number;
  events: number;
  visitors: number;
  /** In the goal's currency, a decimal; null for none. */
  value: string | null;
}

/** SQL for the days of a chunk, each with its events `e` that pass the filters and may reach a goal. */
function eventsOf(filters: readonly ReportFilter[], { days }: DayChunk, parameters: SqlParameters) {
  const chunkDays = daysTable(days, parameters);
  const conditions = filterConditions(filters, (filter) =>
    keyCondition(filter, parameters, () => daysTable(days, parameters)),
  );
  const isWanted = [chunkDays.isOfDay, 'e.type_id IN (SELECT type_id FROM goal)', ...conditions].join(
    ' AND ',
  );
  return `${chunkDays.days} CROSS JOIN LATERAL (SELECT * FROM events e WHERE ${isWanted} OFFSET 0) AS e`;
}

/**
 * Counts how often each goal was reached on the days of a chunk. Returns rows of GoalOfDay.
 *
 * @param ids of the goals; all if undefined
 */
export const goalsStatement = (
  filters: readonly ReportFilter[],
  chunk: DayChunk,
  ids?: readonly number[],
): Statement =>
  statementOf(
    (parameters) => `
    WITH goal AS MATERIALIZED (
      SELECT * FROM (${goalRulesSql}) AS rules${ids ? ` WHERE id = ANY (${parameters.add(ids)}::integer[])` : ''}
    )
    SELECT day_of(days.start)::text AS day, goal.id AS goal_id, count(*)::integer AS events,
      count(DISTINCT e.visitor)::integer AS visitors, sum(${goalValueSql})::text AS value
    FROM ${eventsOf(filters, chunk, parameters)} JOIN goal ON ${reachesGoalSql}
    GROUP BY days.start, goal.id`,
  );

/**
 * Reads how often goals that are every event of a type were reached on the days $1, in rows of GoalOfDay. Days whose raw
 * events were dropped are left out, as the log leaves them out of other goals.
 */
export const STORED_GOALS = `
  SELECT asked.day::text AS day, goal.id AS goal_id, rollup.events::integer AS events,
    rollup.visitors::integer AS visitors, NULL AS value
  FROM (${goalRulesSql}) AS goal CROSS JOIN unnest($1::date[]) AS asked(day)
  JOIN daily_rollups AS rollup ON rollup.dimension = ${dimensions.type} AND rollup.key_id = goal.type_id
    AND rollup.day = asked.day AND rollup.events > 0
  JOIN log_days ON log_days.day = asked.day AND log_days.dropped_at IS NULL
  WHERE goal.page IS NULL AND goal.property IS NULL AND goal.value_property IS NULL`;

/** Counts the values of the properties that events of a goal have on the days of a chunk. Returns rows of PropertyOfDay. */
export const propertiesStatement = (
  goalId: number,
  property: string | undefined,
  filters: readonly ReportFilter[],
  chunk: DayChunk,
): Statement =>
  statementOf(
    (parameters) => `
    WITH goal AS MATERIALIZED (SELECT * FROM (${goalRulesSql}) AS rules WHERE id = ${parameters.add(goalId)}::integer)
    SELECT property.name, ${property === undefined ? 'NULL' : 'left(property.value, 300)'} AS value, count(*)::integer AS events,
      count(DISTINCT (days.start, e.visitor))::integer AS visitors
    FROM ${eventsOf(filters, chunk, parameters)} JOIN goal ON ${reachesGoalSql}
    CROSS JOIN LATERAL (${propertiesSql}) AS property
    WHERE property.value IS NOT NULL${property === undefined ? '' : ` AND property.name = ${parameters.add(property)}::text`}
    GROUP BY 1, 2 ORDER BY events DESC, value LIMIT ${VALUES_OF_CHUNK}`,
  );

/** A property, or one of its values, with the events of a goal that have it. */
export interface PropertyOfDay {
  name: string;
  value: string | null;
  events: number;
  visitors: number;
}

/** A goal in the period ($1 has 0) or the comparison (1). */
export interface GoalOfSide {
  id: number;
  name: string;
  currency: string | null;
  side: 0 | 1;
  events: number;
  visitors: number;
  amount: string;
  /** Null if a day has no exchange rate. */
  reported: string | null;
}

/** Sums GoalOfDay rows ($1, JSON, each with its side) to a GoalOfSide for each goal and side, by name. */
export const GOALS_OF_SIDES = `
  SELECT goals.id, goals.name, goals.currency, sides.side, coalesce(sum(counted.events), 0)::float8 AS events,
    coalesce(sum(counted.visitors), 0)::float8 AS visitors, round(coalesce(sum(counted.value), 0), 2)::text AS amount,
    CASE WHEN bool_and(counted.value IS NULL OR money.reported IS NOT NULL)
      THEN round(coalesce(sum(money.reported), 0), 2)::text END AS reported
  FROM goals CROSS JOIN (VALUES (0), (1)) AS sides(side)
  LEFT JOIN json_to_recordset($1::json) AS counted(side integer, day date, goal_id integer, events integer,
    visitors integer, value numeric) ON counted.goal_id = goals.id AND counted.side = sides.side
  CROSS JOIN LATERAL (SELECT reported_money(counted.value, goals.currency, counted.day) AS reported) AS money
  GROUP BY goals.id, goals.name, goals.currency, sides.side ORDER BY lower(goals.name), sides.side`;

export const REPORTING_CURRENCY = 'SELECT reporting_currency AS currency FROM site_settings';
