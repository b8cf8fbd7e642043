import type { Site } from '@astaguide/testbed/launched-site';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import { analyticsReportSchema } from '@astaguide/contracts/analytics/report/analytics-report';
import type { Client } from 'pg';
import { until, type ApiClient } from '../../api-client';
import { siteForTests } from '../../site-for-tests';
import { generatedCases } from '../generated-cases';
import { plusDays, runRollups } from '../recorded-month';
import { countIn } from '../site-zone';
import { generateVisits, type GeneratedEvent } from './generated-visits';
import { inlineScript } from './simulated-browser';

const HOUR = 3_600_000;
/** GENERATED_SEED repeats a run. */
const FIRST_SEED = Number(process.env['GENERATED_SEED'] ?? Date.now() % 1_000_000_000);
const isWholeSuite = generatedCases(1) > 1;
const SEEDS = isWholeSuite ? 100 : 5;
const ZONES = isWholeSuite
  ? ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati']
  : ['Europe/Berlin', 'Asia/Kathmandu'];
const CONCURRENCY = 16;

interface Figures {
  views: number;
  clicks: number;
  uniqueClicks: number;
  visitors: number;
}

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
