import { Inject, Injectable } from '@nestjs/common';
import type { SendMailJob } from '@astaguide/queues/mails-queue';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** A worker that has not come to an end with a mail after this long is dead. */
const SENDING = '5 minutes';
/** A key that is forgotten could be sent again; the longest that one is asked about is a day. */
const KEPT = '400 days';

export type Claim = 'claimed' | 'busy' | 'settled';

/** Which mails were sent, so that none is sent twice. */
@Injectable()
export class MailsSentRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Takes a mail for oneself before it is handed over.
   *
   * @returns busy while another worker hands it over; settled when it was sent or given up, or nobody knows whether it was
   */
  async claim({ key, kind, subject }: SendMailJob): Promise<Claim> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO mails_sent (key, kind, subject, state) VALUES ($1, $2, $3, 'sending')
       ON CONFLICT (key) DO NOTHING`,
      [key, kind, subject],
    );
    if (rowCount === 1) return 'claimed';
    const { rows } = await this.pool.query<{ busy: boolean }>(
      `SELECT state = 'sending' AND claimed_at > now() - interval '${SENDING}' AS busy
       FROM mails_sent WHERE key = $1`,
      [key],
    );
    if (rows[0]?.busy !== false) return 'busy';
    await this.pool.query(`UPDATE mails_sent SET state = 'uncertain' WHERE key = $1 AND state = 'sending'`, [
      key,
    ]);
    return 'settled';
  }

  /** The server has taken the mail. */
  async confirm(key: string): Promise<void> {
    await this.pool.query(`UPDATE mails_sent SET state = 'sent', sent_at = now() WHERE key = $1`, [key]);
  }

  /** The server has refused the mail: it may be tried again. */
  async release(key: string): Promise<void> {
    await this.pool.query(`DELETE FROM mails_sent WHERE key = $1 AND state = 'sending'`, [key]);
  }

  /** The connection broke half-way: the mail may have arrived, and is not sent again. */
  async doubt(key: string): Promise<void> {
    await this.pool.query(`UPDATE mails_sent SET state = 'uncertain' WHERE key = $1`, [key]);
  }

  /** Nothing more is tried: the mail is listed with its reason, unless it may have arrived. */
  async giveUp({ key, kind, subject }: SendMailJob, reason: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO mails_sent (key, kind, subject, state, reason) VALUES ($1, $2, $3, 'given-up', $4)
       ON CONFLICT (key) DO NOTHING`,
      [key, kind, subject, reason],
    );
  }

  async isKnown(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT FROM mails_sent WHERE key = $1', [key]);
    return rowCount === 1;
  }

  /** Forgets mails of long ago. */
  async prune(now: Date): Promise<void> {
    await this.pool.query(`DELETE FROM mails_sent WHERE claimed_at < $1::timestamptz - interval '${KEPT}'`, [
      now,
    ]);
  }
}
