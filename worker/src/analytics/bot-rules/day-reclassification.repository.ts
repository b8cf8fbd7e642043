import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { RollupsRepository } from '../rollups/rollups.repository';
import { POOL } from '../../lib/pools';
import { activeBotRules } from './active-bot-rules';
import { reclassificationSql } from './day-reclassification.sql';

/**
 * Which events of a day the owner's rules exclude as bot traffic. Reasons from other checks stay on the event, so that
 * a rule that is applied and removed leaves the rows as they were.
 */
@Injectable()
export class DayReclassificationRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'changeDay'>,
  ) {}

  /**
   * Matches a day's events against the active rules, and rebuilds the day if the reasons of an event change. The day's
   * projections are then stale and are computed again.
   *
   * @param day 'YYYY-MM-DD'
   * @returns the number of changed events
   * @throws DayDroppedError when the day of an event that would change was dropped from the log
   */
  async reclassifyDay(day: string): Promise<number> {
    // Most days are as they should be, and recorders need not wait for that to be seen.
    const { find, values } = reclassificationSql(await activeBotRules(this.pool), day);
    const { rowCount } = await this.pool.query(find, values);
    if (!rowCount) return 0;
    return this.rollups.changeDay(day, async (client) => {
      // Read again: a rule may have been applied or removed on this day before it was locked.
      const current = reclassificationSql(await activeBotRules(client), day);
      const changed = await client.query(current.apply, current.values);
      return changed.rowCount ?? 0;
    });
  }
}
