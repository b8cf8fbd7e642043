import { PERSON } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import { analyticsReportSchema } from '@astaguide/contracts/analytics/report/analytics-report';
import type { Client } from 'pg';
import { until, type ApiClient } from '../../api-client';
import { siteForTests } from '../../site-for-tests';
import { plusDays, runRollups } from '../recorded-month';
import { countIn, generatedCases } from '../site-zone';
import { inlineScript, SimulatedBrowser, type SentBody, type SimulatedPage } from './simulated-browser';
import { SeededRandom } from '@astaguide/testbed/seeded-random';

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
interface GeneratedEvent {
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
function generateVisits(
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

/** GENERATED_SEED repeats a run. */
const FIRST_SEED = Number(process.env['GENERATED_SEED'] ?? Date.now() % 1_000_000_000);
const isWholeSuite = generatedCases(1) > 1;
const SEEDS = isWholeSuite ? 100 : 5;
const ZONES = isWholeSuite
  ? ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati']
  : ['Europe/Berlin', 'Asia/Kathmandu'];
const CONCURRENCY = 16;

type Figures = Record<'views' | 'clicks' | 'uniqueClicks' | 'visitors', number>;

describe.each(ZONES)('in %s', (zone) => {
  let site: Site;
  let owner: ApiClient;
  let database: Client;
  siteForTests((started) => ({ site, owner, database } = started));

  test(
    `generated visits are counted as they happened (seeds from ${FIRST_SEED})`,
    async () => {
      await countIn(owner, database, zone);
      // Processes may count in the previous zone for some milliseconds after the change.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await untilFarFromMidnight(zone);
      const script = inlineScript(await (await fetch(`${site.url}/faq`)).text());
      const now = Date.now();
      const today = dayIn(new Date(now), zone);
      const days = [-2, -1, 0].map((offset) => plusDays(today, offset));
      const midnights = days.map((day) => startOfDay(day, zone)).filter((start) => start > now - 46 * HOUR);
      const events = Array.from({ length: SEEDS }, (_, place) =>
        generateVisits(FIRST_SEED + place, script, { until: now - 1000, midnights }),
      ).flat();

      const latency = await send(site, events);
      await until(
        async () => (await database.query('SELECT FROM events')).rowCount,
        (count) => count === events.length,
        60_000,
      );
      await expectLogged(database, events, latency);

      const dayOf = ({ at }: GeneratedEvent) => dayIn(new Date(at), zone);
      await runRollups(site, 'project', { from: days[0]!, to: today });
      for (const day of days) {
        const ofDay = events.filter((event) => dayOf(event) === day);
        const query = `range=custom&from=${day}&to=${day}&compare=none`;
        const { body } = await owner.get(`/api/analytics/report?${query}`);
        const report = analyticsReportSchema.parse(body);
        const counted = countOf(ofDay);
        expect([day, figuresOf(report.totals)]).toEqual([day, counted(() => true)]);
        for (const { start, ...figures } of report.series) {
          const isInHour = ({ at }: GeneratedEvent) =>
            at >= Date.parse(start) && at < Date.parse(start) + HOUR;
          expect([start, figuresOf(figures)]).toEqual([start, counted(isInHour)]);
        }
        const sources = report.breakdowns.find(({ dimension }) => dimension === 'source')!.rows;
        expect(Object.fromEntries(sources.map(({ key, ...figures }) => [key, figuresOf(figures)]))).toEqual(
          Object.fromEntries(
            [...groupedBy(ofDay, ({ origin }) => origin.source)].map(([source, some]) => [
              source,
              countOf(some)(() => true),
            ]),
          ),
        );
        const funnel = await owner.get(`/api/analytics/funnel?${query}`);
        expect([day, funnel.body.totals.sessions]).toEqual([day, sessionsOf(ofDay)]);
      }
    },
    generatedCases(60_000),
  );
});

/**
 * Sends all events in random order, as from browsers that were offline; some twice, as after a lost answer.
 *
 * @returns the time that each took, by id: milliseconds
 */
async function send(site: Site, events: readonly GeneratedEvent[]): Promise<Map<string, number>> {
  const latency = new Map<string, number>();
  const waiting = [...events, ...events.filter((_, place) => place % 10 === 0)]
    .map((event, place) => ({ event, order: Math.sin(FIRST_SEED + place * 7919) }))
    .sort((one, other) => one.order - other.order);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { body, address, userAgent, skew } = next.event;
      const sentAt = Date.now();
      const response = await fetch(`${site.url}/api/analytics/track`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'user-agent': userAgent },
        body: JSON.stringify({ ...body, sentAt: new Date(sentAt + skew).toISOString() }),
      });
      await response.arrayBuffer();
      if (response.status !== 202) throw new Error(`answered ${response.status}`);
      latency.set(body.id, Math.max(latency.get(body.id) ?? 0, Date.now() - sentAt));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return latency;
}

/** Each event is in the log with its source, and at its time: late by no more than its way to the server. */
async function expectLogged(
  database: Client,
  events: readonly GeneratedEvent[],
  latency: ReadonlyMap<string, number>,
): Promise<void> {
  const { rows } = await database.query<{ id: string; at: number; source: string; channel: string }>(
    `SELECT id, source, channel, extract(epoch FROM occurred_at)::float * 1000 AS at FROM event_log`,
  );
  const logged = new Map(rows.map((row) => [row.id, row]));
  const wrong = events.flatMap(({ seed, body, at, origin }) => {
    const { at: loggedAt = Number.NaN, source, channel } = logged.get(body.id) ?? {};
    const isRight =
      source === origin.source &&
      channel === origin.channel &&
      loggedAt >= at &&
      loggedAt <= at + latency.get(body.id)! + 1;
    return isRight ? [] : [{ seed, body, late: loggedAt - at, source, channel, origin }];
  });
  expect(wrong).toEqual([]);
}

/** Counts events of one day one by one: a visitor once, in the hour of the first event; so the first click on a product. */
function countOf(events: readonly GeneratedEvent[]) {
  const inOrder = [...events].sort((one, other) => one.at - other.at);
  const firsts = new Map<string, GeneratedEvent>();
  const firstClicks = new Map<string, GeneratedEvent>();
  const isClick = ({ body }: GeneratedEvent) => body.eventType === 'affiliate_click';
  for (const event of inOrder) {
    if (!firsts.has(event.visitor)) firsts.set(event.visitor, event);
    const click = `${event.visitor} ${event.body.productId}`;
    if (isClick(event) && !firstClicks.has(click)) firstClicks.set(click, event);
  }
  return (isCounted: (event: GeneratedEvent) => boolean): Figures => ({
    views: inOrder.filter((event) => isCounted(event) && event.body.eventType === 'page_view').length,
    clicks: inOrder.filter((event) => isCounted(event) && isClick(event)).length,
    uniqueClicks: [...firstClicks.values()].filter(isCounted).length,
    visitors: [...firsts.values()].filter(isCounted).length,
  });
}

function sessionsOf(events: readonly GeneratedEvent[]): number {
  let sessions = 0;
  for (const own of groupedBy(events, ({ visitor }) => visitor).values()) {
    const times = own.map(({ at }) => at).sort((one, other) => one - other);
    sessions += times.filter((at, place) => place === 0 || at - times[place - 1]! >= HOUR / 2).length;
  }
  return sessions;
}

function groupedBy(events: readonly GeneratedEvent[], keyOf: (event: GeneratedEvent) => string) {
  const groups = new Map<string, GeneratedEvent[]>();
  for (const event of events) groups.set(keyOf(event), [...(groups.get(keyOf(event)) ?? []), event]);
  return groups;
}

const figuresOf = ({ views, clicks, uniqueClicks, visitors }: Record<keyof Figures, number | null>) => ({
  views,
  clicks,
  uniqueClicks,
  visitors,
});

/** Waits if a day of the zone ends soon: the days would be others before and after. */
async function untilFarFromMidnight(zone: string): Promise<void> {
  const today = dayIn(new Date(), zone);
  const left = startOfDay(plusDays(today, 1), zone) - Date.now();
  if (left < 60_000) await new Promise((resolve) => setTimeout(resolve, left + 1000));
}
