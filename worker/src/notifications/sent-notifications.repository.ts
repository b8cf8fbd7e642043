import { Inject, Injectable } from '@nestjs/common';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** After this time, the worker that claimed a mail counts as dead. */
const SENDING = '5 minutes';
/** A forgotten key could be sent again; a key is requested for a day at most. */
const KEPT = '400 days';

export type Claim = 'claimed' | 'busy' | 'settled';

/** The outcomes of mails, so that none is sent twice. */
@Injectable()
export class SentNotificationsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Claims a mail before it is sent.
   *
   * @returns busy while another worker sends it; settled when it was sent, given up, or its delivery is unknown
   */
  async claim({ key, kind, subject }: SendNotificationJob): Promise<Claim> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO notifications (key, kind, subject, state) VALUES ($1, $2, $3, 'sending')
       ON CONFLICT (key) DO NOTHING`,
      [key, kind, subject],
    );
    if (rowCount === 1) return 'claimed';
    const { rows } = await this.pool.query<{ busy: boolean }>(
      `SELECT state = 'sending' AND claimed_at > now() - interval '${SENDING}' AS busy
       FROM notifications WHERE key = $1`,
      [key],
    );
    if (rows[0]?.busy !== false) return 'busy';
    await this.pool.query(
      `UPDATE notifications SET state = 'uncertain' WHERE key = $1 AND state = 'sending'`,
      [key],
    );
    return 'settled';
  }

  /** The server has accepted the mail. */
  async confirm(key: string): Promise<void> {
    await this.pool.query(`UPDATE notifications SET state = 'sent', sent_at = now() WHERE key = $1`, [key]);
  }

  /** The server has rejected the mail; it may be retried. */
  async release(key: string): Promise<void> {
    await this.pool.query(`DELETE FROM notifications WHERE key = $1 AND state = 'sending'`, [key]);
  }

  /** The connection was lost during sending: the mail may have arrived, and is not sent again. */
  async doubt(key: string): Promise<void> {
    await this.pool.query(`UPDATE notifications SET state = 'uncertain' WHERE key = $1`, [key]);
  }

  /** No further attempt is made: the mail is listed with its reason, unless it may have arrived. */
  async giveUp({ key, kind, subject }: SendNotificationJob, reason: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO notifications (key, kind, subject, state, reason) VALUES ($1, $2, $3, 'given-up', $4)
       ON CONFLICT (key) DO NOTHING`,
      [key, kind, subject, reason],
    );
  }

  async isKnown(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT FROM notifications WHERE key = $1', [key]);
    return rowCount === 1;
  }

  /** Deletes old entries. */
  async prune(now: Date): Promise<void> {
    await this.pool.query(
      `DELETE FROM notifications WHERE claimed_at < $1::timestamptz - interval '${KEPT}'`,
      [now],
    );
  }
}
