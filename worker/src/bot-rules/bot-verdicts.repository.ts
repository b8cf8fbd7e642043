import { Inject, Injectable } from '@nestjs/common';
import { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import type { Pool } from 'pg';
import { IS_WITHIN_DAY } from '../rollups/day-events.sql';
import { RollupsRepository } from '../rollups/rollups.repository';
import { rulesInForce, type BotRuleInForce } from './bot-rules.repository';
import { ruleMatch } from './rule-match.sql';
import { POOL } from '../pools';

/**
 * Which events of a day are left out by the owner's rules. What else an event was judged to be when it came stays as
 * it is, so that a rule taken back leaves no trace.
 */
@Injectable()
export class BotVerdictsRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'changeDay'>,
  ) {}

  /**
   * Holds a day's events against the rules in force, and counts the day anew where a verdict changes. What is derived
   * of the day sees that it must be computed again.
   *
   * @param day 'YYYY-MM-DD'
   * @returns how many events' verdicts changed
   * @throws DayDroppedError when there is no log of that day any more, and a verdict had to change
   */
  async settle(day: string): Promise<number> {
    // Most days are as they should be, and recorders need not wait for that to be seen.
    const differing = differingEvents(await rulesInForce(this.pool), day);
    const { rowCount } = await this.pool.query(
      `SELECT FROM events e WHERE ${differing.where} LIMIT 1`,
      differing.values,
    );
    if (!rowCount) return 0;
    return this.rollups.changeDay(day, async (client) => {
      // Read again: a rule may have been kept or taken back, and have gone through this day, before it was locked.
      const { where, reasons, values } = differingEvents(await rulesInForce(client), day);
      const changed = await client.query(
        `UPDATE events e SET bot_reasons = ${reasons} WHERE ${where}`,
        values,
      );
      return changed.rowCount ?? 0;
    });
  }
}

/** SQL for the rows `e` of a day whose reasons are not what they should be, and for what these are. */
function differingEvents(rules: readonly BotRuleInForce[], day: string) {
  const values: unknown[] = [day];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const byRules = rules.map(
    ({ id, condition }) => `CASE WHEN ${ruleMatch(condition, parameter)} THEN '${ruleReason(id)}' END`,
  );
  const others = `ARRAY(SELECT reason FROM unnest(e.bot_reasons) AS reasons(reason) WHERE reason NOT LIKE 'rule:%')`;
  const reasons = `nullif(array_remove(${others} || ARRAY[${byRules.join(', ')}]::text[], NULL), '{}')`;
  return { where: `${IS_WITHIN_DAY} AND e.bot_reasons IS DISTINCT FROM ${reasons}`, reasons, values };
}
