import { plural } from '../lib/plural';
import { ruleReason, type BotRule, type BotRuleCondition } from './bot-rule';

/** Descriptions of the reasons why an event is classified as bot traffic. */
const reasons: Partial<Record<string, string>> = {
  crawler: 'Known bot user agent',
  automated: 'The browser says that a program controls it',
  'no-user-agent': 'No user agent was sent',
  hosting: 'The address belongs to a hosting provider',
  'referrer-spam': 'The referring site is known for false referrers',
  owner: 'Your own visit: signed in, or from a browser that you do not count',
};

const OF_RULE = ruleReason(0).slice(0, -1);

/** Whether a reason refers to one of the owner's bot rules. */
export const isOfRule = (reason: string) => reason.startsWith(OF_RULE);

/** Describes a rule's condition: 'More than 60 events of a visitor within 10 minutes'. */
export function ruleText(condition: BotRuleCondition): string {
  switch (condition.kind) {
    case 'network':
      return `Network ${condition.network}`;
    case 'user-agent':
      return `User agent contains “${condition.contains}”`;
    case 'source':
      return `Source ${condition.source}`;
    case 'behaviour':
      return `More than ${plural(condition.events, 'event')} of a visitor within ${plural(condition.minutes, 'minute')}`;
    case 'network-agents':
      return `More than ${plural(condition.userAgents, 'user agent')} of a network on a day`;
  }
}

/**
 * Describes a reason: 'crawler' → 'Known bot user agent', 'rule:7' → 'Your rule: Network 203.0.113.0/24'.
 * A reason without a description is returned unchanged.
 *
 * @param rules undefined while they are not loaded
 */
export function reasonText(
  reason: string,
  rules: readonly Pick<BotRule, 'id' | 'condition'>[] | undefined,
): string {
  if (!isOfRule(reason)) return reasons[reason] ?? reason;
  const rule = rules?.find(({ id }) => ruleReason(id) === reason);
  if (rule) return `Your rule: ${ruleText(rule.condition)}`;
  return rules ? `Deleted rule (${reason.slice(OF_RULE.length)})` : 'Your rule';
}
