import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

export interface VerifiedDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  drift: number;
  verifiedAt: Date;
}

/** Maximum number of listed days. */
const LISTED_DAYS = 50;

const VERIFIED_DAY = `to_char(day, 'YYYY-MM-DD') AS day, drift, verified_at AS "verifiedAt"`;

/** What was verified, and what waits. */
@Injectable()
export class IntegrityRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Batches in the inbox, and when the oldest came. */
  async readInbox(): Promise<{ batches: number; oldestAt: Date | null }> {
    const rows = await this.dataSource.query<{ batches: number; oldestAt: Date | null }[]>(
      'SELECT count(*)::integer AS batches, min(received_at) AS "oldestAt" FROM event_inbox',
    );
    return rows[0]!;
  }

  /** The newest verification of each day of a range that was ever verified. */
  findVerified(from: string, to: string): Promise<VerifiedDay[]> {
    return this.dataSource.query(
      `SELECT ${VERIFIED_DAY} FROM log_days
       WHERE day BETWEEN $1 AND $2 AND verified_at IS NOT NULL ORDER BY log_days.day`,
      [from, to],
    );
  }

  /** Days whose newest verification found a difference, newest first. */
  findDiffering(): Promise<VerifiedDay[]> {
    return this.dataSource.query(
      `SELECT ${VERIFIED_DAY} FROM log_days WHERE drift > 0 ORDER BY log_days.day DESC LIMIT $1`,
      [LISTED_DAYS],
    );
  }

  /** Days with events that still have the counts of the time zone before. */
  async countRebuildDue(): Promise<number> {
    const rows = await this.dataSource.query<{ days: number }[]>(
      'SELECT count(*)::integer AS days FROM log_days WHERE rebuild_due AND changed_at IS NOT NULL',
    );
    return rows[0]!.days;
  }

  /** Days with metrics that nobody has verified yet, today not among them. */
  async countNeverVerified(today: string): Promise<number> {
    const rows = await this.dataSource.query<{ days: number }[]>(
      `SELECT count(*)::integer AS days FROM daily_clicks
       WHERE day < $1 AND NOT EXISTS (
         SELECT FROM log_days WHERE log_days.day = daily_clicks.day AND verified_at IS NOT NULL)`,
      [today],
    );
    return rows[0]!.days;
  }
}
