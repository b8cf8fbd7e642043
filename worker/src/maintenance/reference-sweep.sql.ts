import { dimensions, OTHER_ID } from '@astaguide/database/event-store/dimensions';
import { eventColumns, originColumns } from '@astaguide/database/event-store/event-columns';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';

/** The columns of the log with ids of texts. */
const TEXT_IDS = Object.entries(eventColumns)
  .filter(([, column]) => 'text' in column || 'json' in column)
  .map(([name]) => name);
const REFERENCES = ['origin_id', 'user_agent_id', ...TEXT_IDS];

/** SQL for every id that rows of the log refer to: one column of a row is not null. One pass finds those of all columns. */
const referencesOf = (rows: string) => `
  SELECT ${REFERENCES.join(', ')} FROM ${rows}
  GROUP BY GROUPING SETS (${REFERENCES.map((column) => `(${column})`).join(', ')})`;

/** SQL for each of these values as a row of its own. */
const unnested = (columns: readonly string[]) => `unnest(ARRAY[${columns.join(', ')}])`;
const ORIGIN_TEXTS = unnested(originColumns.map(([column]) => column));
const AGENT_TEXTS = unnested(['device_id', 'browser_id', 'system_id']);

/** Dimensions whose keys are no texts. */
const NO_TEXTS = [dimensions.total, dimensions.product].join(', ');

/** Texts with ids that the code knows, and link placements, which are also looked up by their text. */
const IS_FIXED = `(id <= ${OTHER_ID} OR value = ANY($1::text[]))`;

/**
 * Finds the origins, user agents and texts that neither the log, nor rollups, nor projections refer to, without keeping
 * anybody waiting. $1 are the link placements. What is recorded meanwhile may refer to them again.
 */
export const FIND_UNREFERENCED = `
  WITH used AS MATERIALIZED (${referencesOf('events')}),
  used_origins AS MATERIALIZED (SELECT * FROM origins WHERE id IN (SELECT origin_id FROM used)),
  used_agents AS MATERIALIZED (SELECT * FROM user_agents WHERE id IN (SELECT user_agent_id FROM used)),
  used_texts AS MATERIALIZED (
    SELECT ${unnested(TEXT_IDS)} AS id FROM used
    UNION SELECT ${ORIGIN_TEXTS} FROM used_origins
    UNION SELECT ${AGENT_TEXTS} FROM used_agents
    UNION SELECT key_id FROM daily_rollups WHERE dimension NOT IN (${NO_TEXTS})
    UNION SELECT key_id FROM monthly_rollups WHERE dimension NOT IN (${NO_TEXTS})
    UNION SELECT key_id FROM imported_metrics
    UNION SELECT key_id FROM daily_funnels
    UNION SELECT key_id FROM daily_audience
    UNION SELECT unnest(ARRAY[page_key, link_placement_key]) FROM daily_attributions
    UNION SELECT unnest(ARRAY[page_key, link_placement_key]) FROM monthly_attributions
  )
  SELECT ARRAY(SELECT id FROM origins EXCEPT SELECT id FROM used_origins) AS origins,
    ARRAY(SELECT id FROM user_agents EXCEPT SELECT id FROM used_agents) AS "userAgents",
    ARRAY(SELECT id FROM texts WHERE NOT ${IS_FIXED} EXCEPT SELECT id FROM used_texts) AS texts`;

/** Waits for every transaction that records or rebuilds, and keeps later ones waiting. */
export const LOCK_REFERENCES = `SELECT pg_advisory_xact_lock(${ZONE_LOCK})`;

/**
 * Removes those of the origins $1, user agents $2 and texts $3 that are still unreferenced. Only imports, and
 * days that were changed since $4, the start of the search, can refer to them again. The margin is for transactions that were under way then.
 * Recorders notice the new value of the sequence and read their ids again.
 */
export const REMOVE_UNREFERENCED = `
  WITH days AS MATERIALIZED (
    SELECT day FROM log_days WHERE changed_at >= $4::timestamptz - interval '1 hour'
  ),
  used AS MATERIALIZED (${referencesOf(`days CROSS JOIN LATERAL (
    SELECT * FROM events WHERE occurred_at >= day_start(day) AND occurred_at < day_start(day + 1)
  ) AS e`)}),
  origins_gone AS (
    DELETE FROM origins WHERE id = ANY($1::integer[])
      AND NOT EXISTS (SELECT FROM used WHERE used.origin_id = origins.id) RETURNING id
  ),
  agents_gone AS (
    DELETE FROM user_agents WHERE id = ANY($2::integer[])
      AND NOT EXISTS (SELECT FROM used WHERE used.user_agent_id = user_agents.id) RETURNING id
  ),
  used_texts AS MATERIALIZED (
    SELECT ${unnested(TEXT_IDS)} AS id FROM used
    UNION SELECT ${ORIGIN_TEXTS} FROM origins WHERE id NOT IN (SELECT id FROM origins_gone)
    UNION SELECT ${AGENT_TEXTS} FROM user_agents WHERE id NOT IN (SELECT id FROM agents_gone)
    UNION SELECT key_id FROM days CROSS JOIN LATERAL (
      SELECT key_id FROM daily_rollups WHERE daily_rollups.day = days.day AND dimension NOT IN (${NO_TEXTS})
    ) AS keys
    UNION SELECT key_id FROM imported_metrics
  ),
  texts_gone AS (
    DELETE FROM texts WHERE id = ANY($3::integer[])
      AND NOT EXISTS (SELECT FROM used_texts WHERE used_texts.id = texts.id) RETURNING id
  ),
  names_gone AS (
    DELETE FROM sent_names WHERE dimension <> ${dimensions.total} AND key_id IN (SELECT id FROM texts_gone)
  ),
  gone AS (
    SELECT (SELECT count(*) FROM origins_gone) + (SELECT count(*) FROM agents_gone)
      + (SELECT count(*) FROM texts_gone) AS rows
  )
  SELECT rows::integer,
    CASE WHEN rows > 0 THEN setval('reference_sweeps', (SELECT last_value + 1 FROM reference_sweeps)) END
  FROM gone`;
