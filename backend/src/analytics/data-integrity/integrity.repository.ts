import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DatedRow } from '../../lib/iso-dates';
import { COUNT_DAYS, FIND_DIFFERING, FIND_VERIFIED, READ_INBOX } from './integrity.sql';

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
