import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { BlockList, isIPv6 } from 'node:net';

/** What a rule looks at in a single event. */
export interface SeenEvent {
  userAgent: string;
  /** The network as the log keeps it: '203.0.113.0/24'. */
  ipAddress: string | null;
}

const never = () => false;

/**
 * Tells of events, one by one as they come, what `ruleMatch` tells of the log. How a visitor behaves does not show in
 * one event: of such a rule it says nothing, and the day is held against it later.
 */
export function eventMatcher(condition: BotRuleCondition): (event: SeenEvent) => boolean {
  switch (condition.kind) {
    case 'network': {
      const contains = networkMatcher(condition.network);
      return ({ ipAddress }) => ipAddress !== null && contains(ipAddress);
    }
    case 'user-agent':
      return ({ userAgent }) => lowerAscii(userAgent).includes(condition.contains);
    case 'behaviour':
      return never;
  }
}

/** Networks of the log are never wider than one of a rule, so that the first address tells where all are. */
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
