import type { BotRuleCondition } from '@astaguide/contracts/bot-rule';
import { formatCount, formatPlural } from '../../../../lib/format';

/** What a rule says, in words: 'More than 60 events of a visitor within 10 minutes'. */
export function ruleText(condition: BotRuleCondition): string {
  switch (condition.kind) {
    case 'network':
      return `Network ${condition.network}`;
    case 'user-agent':
      return `User agent contains “${condition.contains}”`;
    case 'behaviour':
      return `More than ${formatPlural(condition.events, 'event')} of a visitor within ${formatPlural(condition.minutes, 'minute')}`;
  }
}

/** How a figure moved: '−12', and '0' where it stayed. */
export function differenceText(before: number, after: number): string {
  if (before === after) return '0';
  return `${after < before ? '−' : '+'}${formatCount(Math.abs(after - before))}`;
}
