import { Inject, Injectable } from '@nestjs/common';
import { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import type { Pool } from 'pg';
import { isInDaySql } from '../rollups/day-events.sql';
import { RollupsRepository } from '../rollups/rollups.repository';
import { activeBotRules, type ActiveBotRule } from './active-bot-rules';
import { ruleMatch } from './match-bot-rule.sql';
import { POOL } from '../pools';

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
    const differing = differingEvents(await activeBotRules(this.pool), day);
    const { rowCount } = await this.pool.query(
      `SELECT FROM events e WHERE ${differing.where} LIMIT 1`,
      differing.values,
    );
    if (!rowCount) return 0;
    return this.rollups.changeDay(day, async (client) => {
      // Read again: a rule may have been applied or removed on this day before it was locked.
      const { where, reasons, values } = differingEvents(await activeBotRules(client), day);
      const changed = await client.query(
        `UPDATE events e SET bot_reasons = ${reasons} WHERE ${where}`,
        values,
      );
      return changed.rowCount ?? 0;
    });
  }
}

/** SQL for the rows `e` of a day whose reasons are outdated, with the correct reasons. */
function differingEvents(rules: readonly ActiveBotRule[], day: string) {
  const values: unknown[] = [day];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const byRules = rules.map(
    ({ id, condition }) => `CASE WHEN ${ruleMatch(condition, parameter)} THEN '${ruleReason(id)}' END`,
  );
  const others = `ARRAY(SELECT reason FROM unnest(e.bot_reasons) AS reasons(reason) WHERE reason NOT LIKE 'rule:%')`;
  const reasons = `nullif(array_remove(${others} || ARRAY[${byRules.join(', ')}]::text[], NULL), '{}')`;
  return { where: `${isInDaySql} AND e.bot_reasons IS DISTINCT FROM ${reasons}`, reasons, values };
}
