import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { subdomainSuffix } from './match-bot-rule';
import { isInDaySql } from '../rollups/day-events.sql';

/**
 * SQL that is true for the rows `e` of a day's log that match a rule, regardless of other reasons, and false for all
 * others. $1 is the day.
 *
 * @param parameter adds a value and returns its placeholder: '$2'
 */
export function ruleMatch(condition: BotRuleCondition, parameter: (value: unknown) => string): string {
  switch (condition.kind) {
    case 'network':
      return `coalesce(e.network <<= ${parameter(condition.network)}::cidr, false)`;
    case 'user-agent':
      return `e.user_agent_id IN (
        SELECT agents.id FROM user_agents agents
        WHERE position(${parameter(condition.contains)}::text IN lower(agents.value COLLATE "C")) > 0)`;
    case 'source': {
      const suffix = parameter(subdomainSuffix(condition.source));
      return `e.origin_id IN (
        SELECT origins.id FROM origins JOIN texts ON texts.id = origins.source_id
        WHERE texts.value = ${parameter(condition.source)}::text
          OR coalesce(right(texts.value, length(${suffix}::text)) = ${suffix}::text, false))`;
    }
    case 'behaviour':
      // For the whole day at once: for single events, the result would change when an earlier event arrives late.
      return `e.visitor IN (
        SELECT visitor FROM (
          SELECT e.visitor, e.occurred_at
            - lag(e.occurred_at, ${parameter(condition.events)}::integer) OVER (PARTITION BY e.visitor ORDER BY e.occurred_at)
            AS span
          FROM events e WHERE ${isInDaySql}
        ) AS spans
        WHERE span < make_interval(mins => ${parameter(condition.minutes)}::integer))`;
    case 'network-agents':
      return `coalesce(e.network IN (
        SELECT e.network FROM events e WHERE ${isInDaySql}
        GROUP BY e.network HAVING count(DISTINCT e.user_agent_id) > ${parameter(condition.userAgents)}::integer), false)`;
  }
}
