import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DatedRow } from '../../lib/iso-dates';

const VERIFIED_DAY = `to_char(day, 'YYYY-MM-DD') AS day, drift, verified_at AS "verifiedAt"`;

/** Counts the batches in the inbox, and finds when the oldest came. */
const READ_INBOX = 'SELECT count(*)::integer AS batches, min(received_at) AS "oldestAt" FROM event_inbox';

/** Finds the verified days from $1 to $2, oldest first. */
const FIND_VERIFIED = `
  SELECT ${VERIFIED_DAY} FROM log_days
  WHERE day BETWEEN $1 AND $2 AND verified_at IS NOT NULL ORDER BY log_days.day`;

/** Finds at most $1 days whose latest verification found drift, newest first. */
const FIND_DIFFERING = `
  SELECT ${VERIFIED_DAY} FROM log_days WHERE drift > 0 ORDER BY log_days.day DESC LIMIT $1`;

/** Counts the days with metrics before $1 that were never verified, and the days that are to be rebuilt. */
const COUNT_DAYS = `
  SELECT (SELECT count(*)::integer FROM daily_clicks
    WHERE day < $1 AND NOT EXISTS (
      SELECT FROM log_days WHERE log_days.day = daily_clicks.day AND verified_at IS NOT NULL)
  ) AS "daysNeverVerified",
  (SELECT count(*)::integer FROM log_days WHERE rebuild_due AND changed_at IS NOT NULL) AS "daysToRebuild"`;

type VerifiedDay = DatedRow<Integrity['differingDays'][number], 'verifiedAt'>;

/** Maximum number of listed days. */
const LISTED_DAYS = 50;

/** Verified days, and days and batches that are still pending. */
@Injectable()
export class IntegrityRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Number of batches in the inbox, and the time of the oldest. */
  async readInbox(): Promise<{ batches: number; oldestAt: Date | null }> {
    const rows = await this.dataSource.query<{ batches: number; oldestAt: Date | null }[]>(READ_INBOX);
    return rows[0]!;
  }

  /** The latest verification of each verified day of a range. */
  findVerified(from: string, to: string): Promise<VerifiedDay[]> {
    return this.dataSource.query(FIND_VERIFIED, [from, to]);
  }

  /** Days whose latest verification found drift, newest first. */
  findDiffering(): Promise<VerifiedDay[]> {
    return this.dataSource.query(FIND_DIFFERING, [LISTED_DAYS]);
  }

  /**
   * Numbers of days with metrics that were never verified, without today, and of days with events whose counts still use
   * the previous time zone.
   */
  async countDays(today: string): Promise<{ daysNeverVerified: number; daysToRebuild: number }> {
    const [days] = await this.dataSource.query<[{ daysNeverVerified: number; daysToRebuild: number }]>(
      COUNT_DAYS,
      [today],
    );
    return days;
  }
}
