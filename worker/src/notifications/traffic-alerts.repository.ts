import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import type { Judgement } from './detect-anomaly';
import { POOL } from '../pools';

/** Number of previous weeks to compare with. */
const WEEKS = 4;
/** Minimum time between two alerts of a kind. */
const QUIET = '12 hours';
/** Maximum age of alerts that are sent by mail. */
const NEWS = '6 hours';
const KEPT = '400 days';
/** Advisory lock for adding alerts, because the decision depends on existing ones. */
const ALERT_LOCK = 7_300_164;

/** Some hours with their clicks, and the clicks of the same hours in previous weeks. */
export interface ClickWindow {
  start: Date;
  end: Date;
  clicks: number;
  /** Only weeks with data. */
  before: number[];
}

export interface AlertRow extends Judgement {
  id: number;
  windowStart: Date;
  windowEnd: Date;
  clicks: number;
}

const CLICKS = `
  SELECT week,
    coalesce((SELECT sum(clicks) FROM hourly_rollups WHERE hour >= first AND hour < last), 0)::integer AS clicks
  FROM generate_series(0, ${WEEKS}) AS week
    CROSS JOIN LATERAL (SELECT $1::timestamptz - week * interval '168 hours' AS first,
      $2::timestamptz - week * interval '168 hours' AS last) AS hours
  WHERE week = 0 OR first >= (SELECT min(hour) FROM hourly_rollups)
  ORDER BY week`;

/** Clicks from the rollups, and the alerts about them. */
@Injectable()
export class TrafficAlertsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async readWindow(start: Date, end: Date): Promise<ClickWindow> {
    const { rows } = await this.pool.query<{ clicks: number }>(CLICKS, [start, end]);
    const [now, ...before] = rows.map(({ clicks }) => clicks);
    return { start, end, clicks: now!, before };
  }

  /** Adds an alert, unless one of its kind was added within 12 hours. @returns whether it was added */
  async add({ start, end, clicks }: ClickWindow, { kind, expected }: Judgement, now: Date): Promise<boolean> {
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [ALERT_LOCK]);
      const { rowCount } = await insert(client, [kind, start, end, clicks, expected, now]);
      return rowCount === 1;
    });
  }

  /** Recent alerts without a mail. */
  async findUnsent(now: Date): Promise<AlertRow[]> {
    const { rows } = await this.pool.query<AlertRow>(
      `SELECT id, kind, window_start AS "windowStart", window_end AS "windowEnd", clicks, expected
       FROM traffic_alerts alert
       WHERE created_at > $1::timestamptz - interval '${NEWS}' AND dismissed_at IS NULL
         AND NOT EXISTS (SELECT FROM notifications WHERE key = 'traffic-alert.' || alert.id)
       ORDER BY id`,
      [now],
    );
    return rows;
  }

  async prune(now: Date): Promise<void> {
    await this.pool.query(
      `DELETE FROM traffic_alerts WHERE created_at < $1::timestamptz - interval '${KEPT}'`,
      [now],
    );
  }
}

const insert = (client: PoolClient, parameters: unknown[]) =>
  client.query(
    `INSERT INTO traffic_alerts (kind, window_start, window_end, clicks, expected, created_at)
     SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (
       SELECT FROM traffic_alerts WHERE kind = $1 AND created_at > $6::timestamptz - interval '${QUIET}'
     )`,
    parameters,
  );
