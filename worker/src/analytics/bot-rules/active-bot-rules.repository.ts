import { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import type { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import { type SeenEvent, eventMatcher } from './match-bot-rule';

/**
 * The owner's active rules, oldest first. By hand although they are the owner's data: a day is matched again in the
 * transaction that changes its log, which must see the rules at the moment of this statement on its own connection.
 */
const FIND_ACTIVE_RULES = `
  SELECT id, condition FROM bot_rules WHERE state IN ('applying', 'applied') ORDER BY id`;

/** How long a worker caches the rules: after this time, every worker uses the new ones. Milliseconds. */
export const RULES_FRESH = 250;

/** A rule that is applied to events. */
export type ActiveBotRule = Pick<BotRule, 'id' | 'condition'>;

/** The rules that exclude an event, oldest first. */
export type MatchBotRules = (event: SeenEvent) => ReturnType<typeof ruleReason>[];

/** The owner's rules for new events, cached for a moment. */
@Injectable()
export class ActiveBotRules {
  private judge: MatchBotRules = () => [];
  private until = Number.NEGATIVE_INFINITY;

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async read(): Promise<MatchBotRules> {
    const now = performance.now();
    if (now < this.until) return this.judge;
    const matchers = (await activeBotRules(this.pool)).map(({ id, condition }) => ({
      reason: ruleReason(id),
      matches: eventMatcher(condition),
    }));
    this.judge = (event) => matchers.filter(({ matches }) => matches(event)).map(({ reason }) => reason);
    this.until = now + RULES_FRESH;
    return this.judge;
  }
}

/** The active rules, oldest first. Within a transaction, they are those at the moment of this statement. */
export async function activeBotRules(client: Pick<Pool, 'query'>): Promise<ActiveBotRule[]> {
  const { rows } = await client.query<ActiveBotRule>(FIND_ACTIVE_RULES);
  return rows;
}
