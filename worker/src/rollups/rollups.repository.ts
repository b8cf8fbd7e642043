import { ROLLUPS_CHANNEL } from '@astaguide/database/channels';
import type { Pool, PoolClient } from 'pg';
import { ADDITIVE_FIGURES, DAY_LOCK, DIMENSIONS, VISITOR_MARK } from './dimensions';
import { oldestOpenDay } from './open-days';

/** The events of one day that count, each with its hour and its device. $1 is the day. */
const DAY_EVENTS = `
  SELECT log.*, user_agents.device, date_trunc('hour', log.timestamp, 'UTC') AS hour
  FROM analytics_events log JOIN user_agents ON user_agents.id = log.user_agent_id
  WHERE log.timestamp >= $1::date::timestamp AT TIME ZONE 'UTC'
    AND log.timestamp < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'
    AND log.bot_reasons IS NULL`;

/** What the rollups of a day should be, computed from the log alone; hour is null in the daily rows. */
const SHADOW = `
  CREATE TEMP TABLE shadow ON COMMIT DROP AS
  WITH by_visitor AS MATERIALIZED (
    SELECT e.hour, d.dimension, d.key, e.visitor, ${ADDITIVE_FIGURES}
    FROM (${DAY_EVENTS}) e ${DIMENSIONS}
    WHERE d.key IS NOT NULL
    GROUP BY e.hour, d.dimension, d.key, e.visitor
  ), by_visitor_and_day AS (
    SELECT dimension, key, visitor, sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events
    FROM by_visitor GROUP BY dimension, key, visitor
  )
  SELECT hour, dimension, key, sum(page_views)::bigint AS page_views, sum(clicks)::bigint AS clicks,
    sum(events)::bigint AS events, count(*) AS visitors
  FROM by_visitor GROUP BY hour, dimension, key
  UNION ALL
  SELECT NULL, dimension, key, sum(page_views)::bigint, sum(clicks)::bigint, sum(events)::bigint, count(*)
  FROM by_visitor_and_day GROUP BY dimension, key`;

const STORED = `
  SELECT hour, dimension, key, page_views, clicks, events, visitors FROM hourly_rollups
  WHERE hour >= $1::date::timestamp AT TIME ZONE 'UTC' AND hour < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'
  UNION ALL
  SELECT NULL, dimension, key, page_views, clicks, events, visitors FROM daily_rollups WHERE day = $1::date`;

/** Rows that only one side has: a wrong figure counts once on each side, so distinct keys are counted. */
const DRIFT = `
  SELECT count(DISTINCT (hour, dimension, key))::integer AS rows FROM (
    (SELECT * FROM shadow EXCEPT SELECT * FROM (${STORED}) s)
    UNION ALL
    (SELECT * FROM (${STORED}) s EXCEPT SELECT * FROM shadow)
  ) AS different`;

/** The projections of the log. Days are UTC, as 'YYYY-MM-DD'. */
export class RollupsRepository {
  constructor(private readonly pool: Pool) {}

  /** @returns how many rollup rows of the day differ from what the log says; 0 is what should be */
  verifyDay(day: string): Promise<number> {
    // One snapshot sees log and rollups of the same commits, so events may go on arriving.
    return this.transaction('REPEATABLE READ', async (client) => {
      await createShadow(client, day);
      return countDrift(client, day);
    });
  }

  /**
   * Computes the day's rollups from the log and puts them in place of the stored ones. Recorders of that day
   * wait meanwhile, and carry on from the new figures.
   *
   * @returns how many rows differed before
   */
  rebuildDay(day: string): Promise<number> {
    return this.transaction('READ COMMITTED', async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(${DAY_LOCK}, $1::date - date '2000-01-01')`, [day]);
      await createShadow(client, day);
      const drift = await countDrift(client, day);
      if (drift > 0) await swapIn(client, day);
      if (day >= oldestOpenDay(new Date())) await rebuildMarks(client, day);
      if (drift > 0) await client.query('SELECT pg_notify($1, $2)', [ROLLUPS_CHANNEL, '']);
      return drift;
    });
  }

  private async transaction<T>(isolation: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection in an unknown state is not given back; the server rolls back when it closes.
      client.release(true);
      throw error;
    }
  }
}

/** Parameters cannot stand in a CREATE TABLE AS, so the day is checked and written in. */
async function createShadow(client: PoolClient, day: string): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError(`Not a day: ${day}`);
  await client.query(SHADOW.replaceAll('$1', `'${day}'`));
}

async function countDrift(client: PoolClient, day: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(DRIFT, [day]);
  return rows[0]!.rows;
}

async function swapIn(client: PoolClient, day: string): Promise<void> {
  await client.query(
    `DELETE FROM hourly_rollups
     WHERE hour >= $1::date::timestamp AT TIME ZONE 'UTC' AND hour < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'`,
    [day],
  );
  await client.query('DELETE FROM daily_rollups WHERE day = $1', [day]);
  await client.query(
    `INSERT INTO hourly_rollups (hour, dimension, key, page_views, clicks, events, visitors)
     SELECT hour, dimension, key, page_views, clicks, events, visitors FROM shadow WHERE hour IS NOT NULL`,
  );
  await client.query(
    `INSERT INTO daily_rollups (day, dimension, key, page_views, clicks, events, visitors)
     SELECT $1::date, dimension, key, page_views, clicks, events, visitors FROM shadow WHERE hour IS NULL`,
    [day],
  );
}

async function rebuildMarks(client: PoolClient, day: string): Promise<void> {
  await client.query('DELETE FROM visitor_marks WHERE day = $1', [day]);
  await client.query(
    `INSERT INTO visitor_marks (day, mark, hours)
     SELECT $1::date, ${VISITOR_MARK}, bit_or(1 << extract(hour FROM e.hour AT TIME ZONE 'UTC')::integer)
     FROM (${DAY_EVENTS}) e ${DIMENSIONS}
     WHERE d.key IS NOT NULL
     GROUP BY 2`,
    [day],
  );
}
