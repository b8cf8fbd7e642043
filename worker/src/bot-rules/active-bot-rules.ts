import { Inject, Injectable } from '@nestjs/common';
import { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import { BotRulesRepository } from './bot-rules.repository';
import { eventMatcher, type SeenEvent } from './match-bot-rule';

/** How long a worker caches the rules: after this time, every worker uses the new ones. Milliseconds. */
export const RULES_FRESH = 250;

/** The rules that exclude an event, oldest first. */
export type MatchBotRules = (event: SeenEvent) => ReturnType<typeof ruleReason>[];

/** The owner's rules for new events, cached for a moment. */
@Injectable()
export class ActiveBotRules {
  private judge: MatchBotRules = () => [];
  private until = Number.NEGATIVE_INFINITY;

  constructor(@Inject(BotRulesRepository) private readonly rules: Pick<BotRulesRepository, 'findActive'>) {}

  async read(): Promise<MatchBotRules> {
    const now = performance.now();
    if (now < this.until) return this.judge;
    const matchers = (await this.rules.findActive()).map(({ id, condition }) => ({
      reason: ruleReason(id),
      matches: eventMatcher(condition),
    }));
    this.judge = (event) => matchers.filter(({ matches }) => matches(event)).map(({ reason }) => reason);
    this.until = now + RULES_FRESH;
    return this.judge;
  }
}
