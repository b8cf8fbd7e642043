import { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import { isInDaySql } from '../rollups/day-events.sql';
import type { ActiveBotRule } from './active-bot-rules';
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
export function reclassificationSql(rules: readonly ActiveBotRule[], day: string): Reclassification {
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
