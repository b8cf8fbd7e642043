import { COUNT_BOUNCE } from '@astaguide/database/newsletter/note-bounces.sql';
import type { FailureKind } from '@astaguide/queues/mails/smtp-sessions';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';

/** When a refused mail is tried again, by the attempts before: after the last one it has failed. Seconds. */
export const RETRY_AFTER = [300, 900, 3600, 4 * 3600, 12 * 3600] as const;
/** A job that was lost, with its queue or a killed worker, is posted again after this time. One that waits is not doubled. */
const LOST = `interval '15 seconds'`;

/** A mail that is due, with its recipient. */
export interface DueDelivery {
  id: string;
  subscriberId: number;
  email: string;
  /** Null for a confirmation. */
  issueId: number | null;
}

/** Whether a mail is not held back: its issue is neither paused nor finished. */
const IS_GOING = `(issue_id IS NULL OR EXISTS (
  SELECT FROM newsletter_issues WHERE newsletter_issues.id = issue_id AND newsletter_issues.state = 'sending'))`;

/** Whether mails can go out now. */
const NO_PROBLEM = `NOT EXISTS (SELECT FROM newsletter_settings WHERE problem_until > now())`;

/** Marks mails as posted to the queue: at most $1 that are not sent yet. */
const POST_DUE = `
  UPDATE newsletter_deliveries SET posted_at = now()
  WHERE id IN (
    SELECT id FROM newsletter_deliveries
    WHERE state = 'queued' AND due_at <= now() AND (posted_at IS NULL OR posted_at < now() - ${LOST})
      AND ${NO_PROBLEM} AND ${IS_GOING}
    ORDER BY issue_id NULLS FIRST, due_at, id
    LIMIT greatest(0, $1 - (
      SELECT count(*) FROM newsletter_deliveries WHERE state = 'queued' AND posted_at > now() - ${LOST}
    ))
    FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;

/** Whether the subscriber may get the mail: an issue is for those who confirmed, a confirmation for the others. */
const IS_WANTED = `CASE WHEN delivery.issue_id IS NULL THEN subscriber.state IN ('pending', 'left', 'bounced')
  ELSE subscriber.state = 'confirmed' END`;

/** A mail whose subscriber may get it. */
const FIND_DUE = `
  SELECT delivery.id, subscriber_id AS "subscriberId", email, issue_id AS "issueId"
  FROM newsletter_deliveries delivery JOIN newsletter_subscribers subscriber ON subscriber.id = subscriber_id
  WHERE delivery.id = $1 AND delivery.state = 'queued' AND delivery.due_at <= now() AND ${NO_PROBLEM}
    AND ${IS_GOING} AND ${IS_WANTED}`;

/** Deletes a mail that is no longer wanted. */
const DROP_UNWANTED = `
  DELETE FROM newsletter_deliveries delivery
  WHERE id = $1 AND state = 'queued' AND NOT EXISTS (
    SELECT FROM newsletter_subscribers subscriber WHERE subscriber.id = subscriber_id AND ${IS_WANTED}
  )`;

/** Notes that a mail is being sent, with the hash of its token. */
const CLAIM = `
  WITH claimed AS (
    UPDATE newsletter_deliveries delivery
    SET state = 'sending', claimed_at = now(), attempts = attempts + 1, reason = NULL
    FROM newsletter_subscribers subscriber
    WHERE delivery.id = $1 AND delivery.state = 'queued' AND subscriber.id = subscriber_id
      AND ${IS_GOING} AND ${IS_WANTED}
    RETURNING subscriber_id, issue_id
  )
  INSERT INTO newsletter_tokens (hash, subscriber_id, issue_id, confirms)
  SELECT $2, subscriber_id, issue_id, issue_id IS NULL FROM claimed`;

/** The mails to subscribers: what is due, what is being sent, and how it ended. Each goes out once. */
@Injectable()
export class DeliveriesRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** @returns ids of mails to post to the queue, so that about five seconds of sending wait there */
  async postDue(): Promise<string[]> {
    const { rows } = await this.pool.query<{ speed: number }>(
      'SELECT mails_per_minute AS speed FROM newsletter_settings',
    );
    const most = Math.max(10, Math.ceil(rows[0]!.speed / 12));
    const { rows: posted } = await this.pool.query<{ id: string }>(POST_DUE, [most]);
    return posted.map(({ id }) => id);
  }

  /** @returns undefined if the mail is not due, was sent, or its subscriber does not want it any more */
  async findDue(id: string): Promise<DueDelivery | undefined> {
    const { rows } = await this.pool.query<DueDelivery>(FIND_DUE, [id]);
    if (rows.length === 0) await this.pool.query(DROP_UNWANTED, [id]);
    return rows[0];
  }

  /**
   * @param part a mail, which is then begun, or its text, for which the server is ready
   * @returns milliseconds until it may go out, so that all workers together keep the owner's speed
   */
  async reserveSlot(part: 'mail' | 'text'): Promise<number> {
    const next = `next_${part}_at`;
    const { rows } = await this.pool.query<{ wait: number }>(
      `UPDATE newsletter_settings
       SET ${next} = greatest(${next}, clock_timestamp()) + interval '1 minute' / mails_per_minute
       RETURNING extract(epoch FROM ${next} - interval '1 minute' / mails_per_minute - clock_timestamp())::float8
         * 1000 AS wait`,
    );
    return rows[0]!.wait;
  }

  /** Notes that a mail is being sent now. @returns false if it was sent, or is not wanted any more */
  async claim(id: string, tokenHash: Buffer): Promise<boolean> {
    const { rowCount } = await this.pool.query(CLAIM, [id, tokenHash]);
    return rowCount === 1;
  }

  /** The server has accepted the mail, even if its worker was silent so long that it counts as lost. */
  async confirmSent(id: string): Promise<void> {
    await this.pool.query(
      `WITH solved AS (UPDATE newsletter_settings SET problem = NULL, problem_at = NULL, problem_until = NULL
         WHERE problem IS NOT NULL)
       UPDATE newsletter_deliveries SET state = 'sent', finished_at = now(), reason = NULL
       WHERE id = $1 AND state IN ('sending', 'unknown')`,
      [id],
    );
  }

  /** A mail was not sent. It is tried again where that may help. */
  async noteFailure(id: string, kind: Exclude<FailureKind, 'server'>, reason: string): Promise<void> {
    if (kind === 'unknown') return this.finish(id, 'unknown', reason);
    if (kind === 'later' || kind === 'broken') {
      const { rowCount } = await this.pool.query(
        `UPDATE newsletter_deliveries
         SET state = 'queued', attempts = tried, posted_at = NULL, reason = $2,
           due_at = now() + ($3::integer[])[tried] * interval '1 second'
         FROM (SELECT id AS tried_id, attempts + (state = 'queued')::integer AS tried
           FROM newsletter_deliveries WHERE id = $1) AS attempt
         WHERE id = tried_id AND state IN ('queued', 'sending') AND tried <= cardinality($3::integer[])`,
        [id, reason, RETRY_AFTER],
      );
      if (rowCount === 1) return;
    }
    await this.finish(id, 'failed', reason);
    if (kind === 'gone') await this.noteBounce(id, false);
    if (kind === 'later') await this.noteBounce(id, true);
  }

  /** No mail can go out: the next one is tried after a while that grows from 30 seconds to 15 minutes. */
  async noteProblem(problem: string): Promise<void> {
    await this.pool.query(
      `UPDATE newsletter_settings SET problem = $1, problem_at = coalesce(problem_at, now()),
         problem_until = now() + least(interval '15 minutes',
           greatest(interval '30 seconds', now() - coalesce(problem_at, now())))`,
      [problem],
    );
    await this.pool.query(
      `UPDATE newsletter_deliveries SET posted_at = NULL WHERE state = 'queued' AND posted_at IS NOT NULL`,
    );
  }

  /** Mails whose worker died while it sent them may have arrived. */
  async noteLost(lease = '5 minutes'): Promise<void> {
    await this.pool.query(
      `UPDATE newsletter_deliveries SET state = 'unknown', finished_at = now(),
         reason = 'The worker stopped while it sent this mail'
       WHERE state = 'sending' AND claimed_at < now() - $1::interval`,
      [lease],
    );
  }

  /**
   * Deletes addresses that were not confirmed for 30 days, and mails without a recipient. After 13 months the mails of a
   * subscriber are not linked to the person any more, and after 3 years the links of old mails end.
   */
  async prune(): Promise<void> {
    await this.pool.query(
      `DELETE FROM newsletter_subscribers WHERE state = 'pending' AND asked_at < now() - interval '30 days'`,
    );
    await this.pool.query(
      `UPDATE newsletter_deliveries SET subscriber_id = NULL
       WHERE subscriber_id IS NOT NULL AND finished_at < now() - interval '13 months'`,
    );
    await this.pool.query(`DELETE FROM newsletter_tokens WHERE created_at < now() - interval '3 years'`);
  }

  private async finish(id: string, state: 'failed' | 'unknown', reason: string): Promise<void> {
    await this.pool.query(
      `UPDATE newsletter_deliveries SET state = $2, finished_at = now(), reason = $3
       WHERE id = $1 AND state IN ('queued', 'sending')`,
      [id, state, reason],
    );
  }

  private async noteBounce(id: string, isSoft: boolean): Promise<void> {
    await this.pool.query(
      `WITH bounced AS (
         SELECT subscriber_id AS id, $2::boolean AS is_soft, false AS is_complaint FROM newsletter_deliveries
         WHERE id = $1 AND subscriber_id IS NOT NULL
       ), ${COUNT_BOUNCE}
       UPDATE newsletter_deliveries SET bounced_at = now() WHERE id = $1`,
      [id, isSoft],
    );
  }
}
