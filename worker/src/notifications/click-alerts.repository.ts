import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import type { Judgement } from './judge-clicks';
import { POOL } from '../pools';

/** Weeks whose same hours are looked at. */
const WEEKS = 4;
/** One alert of a kind in so long. */
const QUIET = '12 hours';
/** Alerts younger than this are told by mail; older ones are old news. */
const NEWS = '6 hours';
const KEPT = '400 days';
/** Advisory lock under which alerts are added: their rule looks at those that are there. */
const ALERT_LOCK = 7_300_164;

/** Some hours, with the clicks in them and in the same ones of the weeks before. */
export interface ClickWindow {
  start: Date;
  end: Date;
  clicks: number;
  /** Only weeks of which there is a record. */
  before: number[];
}

export interface StoredAlert extends Judgement {
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

/** Clicks as rollups have them, and the alerts about them. */
@Injectable()
export class ClickAlertsRepository {
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

  /** Alerts of the last hours that no mail was sent about, or is being sent. */
  async findUnsent(now: Date): Promise<StoredAlert[]> {
    const { rows } = await this.pool.query<StoredAlert>(
      `SELECT id, kind, window_start AS "windowStart", window_end AS "windowEnd", clicks, expected
       FROM click_alerts alert
       WHERE created_at > $1::timestamptz - interval '${NEWS}' AND dismissed_at IS NULL
         AND NOT EXISTS (SELECT FROM mails_sent WHERE key = 'click-alert.' || alert.id)
       ORDER BY id`,
      [now],
    );
    return rows;
  }

  async prune(now: Date): Promise<void> {
    await this.pool.query(
      `DELETE FROM click_alerts WHERE created_at < $1::timestamptz - interval '${KEPT}'`,
      [now],
    );
  }
}

const insert = (client: PoolClient, parameters: unknown[]) =>
  client.query(
    `INSERT INTO click_alerts (kind, window_start, window_end, clicks, expected, created_at)
     SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (
       SELECT FROM click_alerts WHERE kind = $1 AND created_at > $6::timestamptz - interval '${QUIET}'
     )`,
    parameters,
  );
