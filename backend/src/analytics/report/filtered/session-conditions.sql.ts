import type { FilterMatch } from '@astaguide/contracts/analytics/report/report-filter';
import type { SessionPage } from '@astaguide/contracts/analytics/report/report-dimension';
import { PAGE_VIEW_ID } from '@astaguide/database/event-store/dimensions';
import { idOfText } from '@astaguide/database/event-store/event-columns';
import { goalRulesSql, reachesGoalSql } from '@astaguide/database/event-store/goals.sql';
import { sessionEventsSql } from '@astaguide/database/event-store/sessions.sql';
import type { SqlParameters } from './statement';

/** The days whose sessions are known. */
export interface SessionDays {
  /** SQL for a table `days`. */
  days: string;
  /** SQL condition for the rows `e` of a day of it, without bot traffic. */
  isOfDay: string;
}

/** A filter on whole sessions; the key is null for sessions without a page view, or in which no goal was reached. */
interface SessionFilter {
  dimension: SessionPage | 'goal';
  key: string | null;
  match?: FilterMatch | undefined;
}

/** SQL condition for a text: that it is the key, begins with it or contains it. @param key SQL */
const isKey = (text: string, key: string, match: FilterMatch | undefined) =>
  match === undefined
    ? `${text} = ${key}`
    : match === 'begins'
      ? `starts_with(${text}, ${key})`
      : `strpos(${text}, ${key}) > 0`;

/** SQL condition for rows `e` whose session has a filter's key. The sessions are found once for all rows. */
export const sessionCondition = (
  filter: SessionFilter,
  { days, isOfDay }: SessionDays,
  parameters: SqlParameters,
): string =>
  `e.id IN (
    ${filter.dimension === 'goal' ? `WITH goal AS MATERIALIZED (${goalsOf(filter, parameters)})` : ''}
    SELECT id FROM ${days} CROSS JOIN LATERAL (
      SELECT id, ${filter.dimension === 'goal' ? ofGoal(filter) : ofPage(filter, parameters)} AS has_key
      FROM (
        SELECT day_events.*, count(*) FILTER (WHERE begins) OVER (PARTITION BY visitor ORDER BY occurred_at, id) AS session
        FROM (${sessionEventsSql(`
          SELECT e.visitor, e.occurred_at, e.id, e.type_id, e.page_id, e.sent_page_id,
            ${filter.dimension === 'goal' ? `EXISTS (SELECT FROM goal WHERE ${reachesGoalSql})` : 'NULL'} AS reaches
          FROM events e WHERE ${isOfDay}`)}) AS day_events
      ) AS numbered
    ) AS sessions
    WHERE has_key)`;

/** Every goal, or those with a name. */
function goalsOf({ key, match }: SessionFilter, parameters: SqlParameters): string {
  if (key === null) return goalRulesSql;
  return `${goalRulesSql} WHERE ${isKey('lower(name)', `lower(${parameters.add(key)}::text)`, match)}`;
}

const ofGoal = ({ key }: SessionFilter) =>
  `${key === null ? 'NOT ' : ''}bool_or(reaches) OVER (PARTITION BY visitor, session)`;

/** The page as it counts, and as it was sent if the site does not know it. */
function ofPage({ dimension, key, match }: SessionFilter, parameters: SqlParameters): string {
  const isView = `(type_id = ${PAGE_VIEW_ID} AND page_id IS NOT NULL)`;
  const order = dimension === 'entryPage' ? 'occurred_at, id' : 'occurred_at DESC, id DESC';
  const pages = `(first_value(CASE WHEN ${isView} THEN ARRAY[page_id, sent_page_id] END)
    OVER (PARTITION BY visitor, session ORDER BY ${isView} DESC, ${order}))`;
  if (key === null) return `${pages} IS NULL`;
  const text = `${parameters.add(key)}::text`;
  return match === undefined
    ? `${idOfText(text)} = ANY (${pages})`
    : `coalesce(${pages}[2], ${pages}[1]) IN (SELECT id FROM texts WHERE ${isKey('value', text, match)})`;
}
