import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { BlockList, isIPv6 } from 'node:net';

/** The fields of an event that a rule can match. */
export type SeenEvent = Pick<TrackedEvent, 'userAgent' | 'ipAddress' | 'source'>;

const never = () => false;

/**
 * Matches single events like `ruleMatch` matches the log. Rules on a whole day (a visitor's behaviour, the user
 * agents of a network) cannot be matched by a single event; they are applied when the day is classified again.
 */
export function eventMatcher(condition: BotRuleCondition): (event: SeenEvent) => boolean {
  switch (condition.kind) {
    case 'network': {
      const contains = networkMatcher(condition.network);
      return ({ ipAddress }) => ipAddress !== null && contains(ipAddress);
    }
    case 'user-agent':
      return ({ userAgent }) => lowerAscii(userAgent).includes(condition.contains);
    case 'source': {
      const suffix = subdomainSuffix(condition.source);
      return ({ source }) => source === condition.source || (suffix !== null && source.endsWith(suffix));
    }
    case 'behaviour':
    case 'network-agents':
      return never;
  }
}

/** How subdomains of a source end: 'spam.example' → '.spam.example'. Null for a name, which is no site. */
export function subdomainSuffix(source: string): string | null {
  return source.includes('.') && !source.includes('://') ? `.${source}` : null;
}

/** Networks in the log are never wider than a rule's network, so comparing the first address is sufficient. */
function networkMatcher(network: string): (within: string) => boolean {
  const list = new BlockList();
  const [address, prefix] = split(network);
  list.addSubnet(address, prefix, familyOf(address));
  return (within) => {
    const [first] = split(within);
    return list.check(first, familyOf(first));
  };
}

function split(network: string): [address: string, prefix: number] {
  const [address = '', prefix] = network.split('/');
  return [address, Number(prefix)];
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Letters beyond ASCII stay as they are, as PostgreSQL's collation "C" leaves them. */
const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
