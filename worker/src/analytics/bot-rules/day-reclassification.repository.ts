import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { RollupsRepository } from '../rollups/rollups.repository';
import { POOL } from '../../lib/pools';
import { type ActiveBotRule, activeBotRules } from './active-bot-rules.repository';
import { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import { isInDaySql } from '../rollups/day-events.sql';
import { ruleMatch } from './match-bot-rule.sql';

/** Statements about the events of a day whose reasons are outdated, and the values of both. */
interface Reclassification {
  /** Finds one of these events. */
  find: string;
  /** Gives them the correct reasons. */
  apply: string;
  values: unknown[];
}

/**
 * Matches a day's events against rules. Reasons from other checks stay.
 *
 * @param day 'YYYY-MM-DD'
 */
function reclassificationSql(rules: readonly ActiveBotRule[], day: string): Reclassification {
  const values: unknown[] = [day];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const byRules = rules.map(
    ({ id, condition }) => `CASE WHEN ${ruleMatch(condition, parameter)} THEN '${ruleReason(id)}' END`,
  );
  const others = `ARRAY(SELECT reason FROM unnest(e.bot_reasons) AS reasons(reason) WHERE reason NOT LIKE 'rule:%')`;
  const reasons = `nullif(array_remove(${others} || ARRAY[${byRules.join(', ')}]::text[], NULL), '{}')`;
  const differs = `${isInDaySql} AND e.bot_reasons IS DISTINCT FROM ${reasons}`;
  return {
    find: `SELECT FROM events e WHERE ${differs} LIMIT 1`,
    apply: `UPDATE events e SET bot_reasons = ${reasons} WHERE ${differs}`,
    values,
  };
}

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
