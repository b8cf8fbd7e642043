import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { PERSON } from '../../../person';
import { SimulatedBrowser, type inlineScript, type SentBody, type SimulatedPage } from './simulated-browser';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where a visit comes from, as the owner should see it. */
interface Origin {
  source: string;
  channel: string;
}

/** A campaign or referrer in a landing, with its right source and channel. */
interface Lead extends Origin {
  search?: string;
  referrer?: string;
}

const referrals: Lead[] = [
  { referrer: 'https://www.google.com/', source: 'google.com', channel: 'organic-search' },
  { referrer: 'https://l.facebook.com/', source: 'facebook.com', channel: 'social' },
  { referrer: 'https://blog.example/post?x=1', source: 'blog.example', channel: 'referral' },
  { referrer: 'https://chatgpt.com/', source: 'chatgpt.com', channel: 'ai-assistant' },
  { referrer: 'android-app://com.google.android.gm/', source: 'mail.google.com', channel: 'email' },
];
const campaigns: Lead[] = [
  {
    search: '?utm_source=letter&utm_medium=email&utm_campaign=a',
    source: 'letter',
    channel: 'email',
  },
  { search: '?UTM_SOURCE=Facebook&amp;UTM_MEDIUM=cpc', source: 'facebook.com', channel: 'paid' },
  { search: '?gclid=Cj0K', source: 'google.com', channel: 'paid' },
  { search: '?x=1#utm_source=partner&utm_medium=affiliate', source: 'partner', channel: 'referral' },
  { search: '?ref=friend', source: 'friend', channel: 'campaign' },
];
const DIRECT: Origin = { source: 'direct', channel: 'direct' };
const IN_APP: Origin = { source: 'instagram.com', channel: 'social' };

const PATHS = ['/', '/comparison', '/faq', '/blog', '/studies', '/about'];
/** Around the 30 minutes after which a visit ends, but not so near that a slow machine decides. */
const PAUSES = [2 * SECOND, MINUTE, 7 * MINUTE, 29 * MINUTE, 31 * MINUTE, 45 * MINUTE, 4 * HOUR, 11 * HOUR];
const SKEWS = [0, 0, 7 * SECOND, -3 * HOUR, DAY, -40 * DAY, 400 * DAY, -9000 * DAY];

/** An event of a generated visit, with what is true of it. */
export interface GeneratedEvent {
  seed: number;
  body: SentBody;
  /** Sent as X-Forwarded-For. */
  address: string;
  userAgent: string;
  /** Milliseconds that the browser's clock is ahead. */
  skew: number;
  /** When it happened: milliseconds since the epoch. */
  at: number;
  /** The browser at its address: a visitor of a day. */
  visitor: string;
  origin: Origin;
}

/**
 * Visits of a few browsers: tabs, pauses, campaigns, referrers, reloads, back and forward. What is true of each event is
 * kept by the rules of the contract, apart from the tracker.
 *
 * @param script the site's inline script
 * @param until no event is later: milliseconds since the epoch
 * @param midnights of the site's zone before that
 */
export function generateVisits(
  seed: number,
  script: ReturnType<typeof inlineScript>,
  { until, midnights }: { until: number; midnights: readonly number[] },
): GeneratedEvent[] {
  const random = new SeededRandom(seed);
  const earliest = until - 46.5 * HOUR;
  const events: GeneratedEvent[] = [];
  let household = newHousehold(random, seed);
  for (let browser = 0; browser < 4; browser++) {
    // Some share an address and a user agent, as in an office: they are one visitor with visits of their own.
    if (browser > 0 && !random.happens(0.15)) household = newHousehold(random, seed);
    const start = random.happens(0.5)
      ? random.pick(midnights) - random.between(2, 40) * MINUTE
      : until - random.between(1, 46 * 60) * MINUTE;
    events.push(...visitsOf(random, seed, script, household, Math.max(start, earliest), until));
  }
  return events;
}

interface Household {
  address: () => string;
  visitor: string;
  userAgent: string;
  direct: Origin;
}

function newHousehold(random: SeededRandom, seed: number): Household {
  const group = () => random.between(0, 0xffff).toString(16);
  const isInApp = random.happens(0.1);
  const name = `${seed}.${random.between(0, 1_000_000)}`;
  const userAgent = `${PERSON} ${isInApp ? 'Instagram 395.0' : 'Sample'}/${name}`;
  const direct = isInApp ? IN_APP : DIRECT;
  if (random.happens(0.5)) {
    const address = `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;
    return { address: () => address, visitor: `${address} ${name}`, userAgent, direct };
  }
  // A phone changes its address within its /64.
  const prefix = `2001:db8:${group()}:${group()}`;
  const address = () => `${prefix}:${group()}:${group()}:${group()}:${group()}`;
  return { address, visitor: `${prefix} ${name}`, userAgent, direct };
}

function visitsOf(
  random: SeededRandom,
  seed: number,
  script: ReturnType<typeof inlineScript>,
  household: Household,
  start: number,
  until: number,
): GeneratedEvent[] {
  const skew = random.pick(SKEWS);
  const isStorageBlocked = random.happens(0.1);
  const browser = new SimulatedBrowser(script, skew, isStorageBlocked);
  const events: GeneratedEvent[] = [];
  const { userAgent, visitor, direct } = household;
  const tabs: { page: SimulatedPage; visit: Visit }[] = [];
  /** The visit of all tabs; with blocked storage, each page has its own. */
  let shared: Visit = { origin: direct, last: Number.NEGATIVE_INFINITY };
  let at = inMinute(start, random.between(5, 35));

  const record = (body: SentBody, visit: Visit) => {
    visit.last = at;
    events.push({
      seed,
      body,
      address: household.address(),
      userAgent,
      skew,
      at,
      visitor,
      origin: visit.origin,
    });
  };
  const isLive = ({ last }: Visit) => at - last < 30 * MINUTE;
  /** An event on a page that was loaded before. */
  const proceed = (visit: Visit, body: SentBody) => {
    if (!isLive(visit)) visit.origin = direct;
    record(body, visit);
  };
  const load = (navigation: SimulatedPage['navigation'], lead: Origin | undefined, tab = tabs.length) => {
    if (isStorageBlocked) shared = { origin: direct, last: Number.NEGATIVE_INFINITY };
    const isAgain = navigation.type !== 'navigate';
    // Reloaded or restored, a page keeps the visit, and its referrer begins none.
    const begins = isAgain && (isLive(shared) || !navigation.search) ? undefined : lead;
    shared.origin = begins ?? (isLive(shared) ? shared.origin : direct);
    const { page, view } = browser.load(at, navigation);
    tabs[tab] = { page, visit: shared };
    record(view, shared);
  };
  const arrive = (tab?: number) => {
    const path = random.pick(PATHS);
    const lead: Lead | undefined = random.happens(0.75)
      ? random.pick([...referrals, ...campaigns])
      : undefined;
    load({ path, search: lead?.search ?? '', referrer: lead?.referrer ?? '', type: 'navigate' }, lead, tab);
    leads.set(tabs[tab ?? tabs.length - 1]!.page, lead);
  };
  const leads = new Map<SimulatedPage, Lead | undefined>();
  const again = (tab: number, type: 'reload' | 'back_forward') => {
    const { navigation } = tabs[tab]!.page;
    const lead = leads.get(tabs[tab]!.page);
    load({ ...navigation, type }, lead?.search ? lead : undefined, tab);
    leads.set(tabs[tab]!.page, lead);
  };

  arrive();
  for (let step = random.between(2, 9); step > 0; step--) {
    const pause = random.pick(PAUSES);
    const second = Math.floor((at % MINUTE) / SECOND);
    at =
      pause < MINUTE && second < 45
        ? at + pause
        : inMinute(at + Math.max(pause, MINUTE), random.between(5, 35));
    if (at > until) break;
    const tab = random.between(0, tabs.length - 1);
    const { page, visit } = tabs[tab]!;
    const actions: (() => void)[] = [
      () => arrive(),
      () => arrive(tab),
      // A link within the site that opens in a new tab.
      () =>
        load(
          { path: '/comparison', search: '', referrer: 'https://site.example/faq', type: 'navigate' },
          undefined,
        ),
      // A link within the site, in the same tab.
      () => proceed(visit, page.event(at, 'page_view', { page: random.pick(PATHS) })),
      () =>
        proceed(visit, page.event(at, 'affiliate_click', { linkPlacement: 'review' }, random.between(1, 3))),
      () => proceed(visit, page.event(at, 'affiliate_click', { linkPlacement: 'comparison-row' }, 1)),
      () => again(tab, 'reload'),
      () => again(tab, 'back_forward'),
      () => proceed(visit, page.returnFromCache(at)),
    ];
    random.pick(actions)();
  }
  return events;
}

interface Visit {
  origin: Origin;
  /** Of its last event. */
  last: number;
}

/** A second early in the minute of a moment: the time of transmission moves no event into another hour. */
const inMinute = (moment: number, second: number) => Math.floor(moment / MINUTE) * MINUTE + second * SECOND;
