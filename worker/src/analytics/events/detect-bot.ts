import { hostingNetworks } from './hosting-networks.data';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import { remembered } from '@astaguide/contracts/analytics/ingest/remembered';
import { isbot } from 'isbot';
import type { MatchBotRules } from '../bot-rules/active-bot-rules.repository';
import type { SeenEvent } from '../bot-rules/match-bot-rule';
import { referrerSpam } from './referrer-spam.data';

/** Why an event is excluded as bot traffic, or as the owner's own visit. */
export type BotReason =
  | 'owner'
  | 'automated'
  | 'no-user-agent'
  | 'crawler'
  | 'hosting'
  | 'referrer-spam'
  | ReturnType<typeof ruleReason>;

/**
 * Detects bots by fields that the log keeps, so that the same rules can be applied to past events, and the owner's own
 * visits.
 *
 * @param matchBotRules the owner's rules
 * @returns the reasons, or null for a person
 */
export function detectBot(
  event: SeenEvent & Pick<TrackedEvent, 'byOwner' | 'automated'>,
  matchBotRules: MatchBotRules,
): BotReason[] | null {
  const own: BotReason[] = event.byOwner ? ['owner'] : [];
  const isHosted = event.ipAddress !== null && isHostingNetwork(event.ipAddress);
  const reasons: BotReason[] = [
    ...own,
    ...(event.automated ? ['automated' as const] : []),
    ...userAgentReasons(event.userAgent),
    ...(isHosted ? ['hosting' as const] : []),
    ...(isReferrerSpam(event.source) ? ['referrer-spam' as const] : []),
    ...matchBotRules(event),
  ];
  return reasons.length > 0 ? reasons : null;
}

function userAgentReasons(userAgent: string): BotReason[] {
  if (userAgent.trim() === '') return ['no-user-agent'];
  return isCrawler(userAgent) ? ['crawler'] : [];
}

/**
 * Programs that isbot 5.2 does not know, from github.com/monperrus/crawler-user-agents and
 * github.com/matomo-org/device-detector, July and August 2026: what AI assistants fetch for a user ('MistralAI-User/1.0'),
 * and measuring and scanning services.
 */
const OTHER_PROGRAMS = /\w-User\b|GTmetrix|Miniature\.io|YLT Chrome|Assetnote|Reaver|TSM-turingos|\bHLB\//;
/** Android's version, and the name of the device after it. */
const DEVICE = /(\(Linux; (?:U; |arm_64; )?Android [\d.]+; )[^();]*?(?= Build\/|[;)])/;

/** Results in memory: most events have one of a few user agents, and the search takes as long as the rest of the detection. */
const isCrawler = remembered(
  5000,
  (userAgent) =>
    // Phones and tablets have names such as 'Discovery SE', 'Spider 8' and 'GOOGLE TV', which isbot takes for programs.
    OTHER_PROGRAMS.test(userAgent) || (isbot(userAgent) && isbot(userAgent.replace(DEVICE, '$1K'))),
);

const spammers = new Set(referrerSpam.split(' '));

/** Whether a source is a site that sends false referrers, or a subdomain of one. */
function isReferrerSpam(source: string): boolean {
  for (let host = source; host.includes('.'); host = host.slice(host.indexOf('.') + 1))
    if (spammers.has(host)) return true;
  return false;
}

/** Runs of networks in ascending order: the numbers of the first of each, and of the one after its last. */
type Runs = readonly (readonly [first: number, end: number])[];

const runs: Record<'ipv4' | 'ipv6', Runs> = {
  ipv4: readRuns(hostingNetworks.ipv4),
  ipv6: readRuns(hostingNetworks.ipv6),
};

function readRuns(text: string): Runs {
  return text.split(' ').map((run) => {
    const [first, count] = run.split('+').map((digits) => parseInt(digits, 36)) as [number, number];
    return [first, first + count];
  });
}

/**
 * Whether a network belongs to a hosting provider, where programs run and people do not browse.
 *
 * @param network as stored in the log: '203.0.113.0/24', '2001:db8:1::/48'
 */
export function isHostingNetwork(network: string): boolean {
  const isIpv6 = network.includes(':');
  const [separator, radix, base] = isIpv6 ? ([':', 16, 65_536] as const) : (['.', 10, 256] as const);
  const [first = '', second = '', third = ''] = network.split(separator, 3);
  const number = (read(first, radix) * base + read(second, radix)) * base + read(third, radix);
  return isInRuns(number, isIpv6 ? runs.ipv6 : runs.ipv4);
}

/** The groups that '::' stands for are empty. */
const read = (group: string, radix: number) => parseInt(group, radix) || 0;

function isInRuns(number: number, sorted: Runs): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]![1] <= number) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && sorted[low]![0] <= number;
}
