import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../lib/pools';
import { KEEP_VERIFICATION } from './day-verifications.sql';

/** What the newest verification of each day found. */
@Injectable()
export class DayVerificationsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Keeps what a verification found, unless one that began later was quicker.
   *
   * @param day 'YYYY-MM-DD'
   * @param drift rollup rows that differed from the log
   * @param verifiedAt when the verification began: later events it may not have seen
   */
  async keep(day: string, drift: number, verifiedAt: Date): Promise<void> {
    await this.pool.query(KEEP_VERIFICATION, [day, drift, verifiedAt]);
  }
}
