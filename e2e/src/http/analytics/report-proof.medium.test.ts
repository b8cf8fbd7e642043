import type { Site } from '@astaguide/testbed/launched-site';
import { analyticsReportSchema } from '@astaguide/contracts/analytics/report/analytics-report';
import { reportDimensions } from '@astaguide/contracts/analytics/report/report-dimension';
import { analyticsSummarySchema } from '@astaguide/contracts/analytics/analytics-summary';
import { clickAttributionSchema } from '@astaguide/contracts/analytics/report/click-attribution';
import { eventTraceSchema } from '@astaguide/contracts/analytics/event-trace';
import {
  botTrafficReportSchema,
  type BotTrafficDimension,
  type BotTrafficMetrics,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import { visitFunnelSchema } from '@astaguide/contracts/analytics/report/visit-funnel';
import { spanOf } from '@astaguide/contracts/analytics/report/report-buckets';
import { csvCell } from '@astaguide/contracts/lib/csv';
import fc from 'fast-check';
import type { Client } from 'pg';
import type { ApiClient } from '../api-client';
import { asked, filtersOf, searchOf } from './asked-reports';
import { attributionsOf, funnelOf, stepsOfLog } from './projected-metrics';
import { defineGoals, withSessions } from './goals-of-log';
import { loggedEvents, zonedDayOf, type LoggedEvent } from './logged-events';
import { dayAt, recordMonth, sumMonths } from './recorded-month';
import { changeOf, changeText, clickRateOf, logMetrics, sumsOf } from './report-metrics';
import { NEW_YEAR } from './report-month';
import { siteForTests } from '../site-for-tests';
import { casesPerZone, countIn, PROVEN_ZONES, generatedCases } from './site-zone';

/** A bot event from the event log. */
interface ExcludedEvent {
  day: string;
  event_type: string;
  visitor: string;
  keys: Record<BotTrafficDimension, readonly string[]>;
}

/** The bots of the generated month, by the names that the owner sees. */
const familyOf = (userAgent: string) =>
  userAgent.includes('Googlebot') ? 'Googlebot' : userAgent.replace(/\/.*/, '');

async function botTrafficEvents(database: Client, timeZone: string): Promise<ExcludedEvent[]> {
  const { rows } = await database.query<
    Omit<ExcludedEvent, 'day' | 'keys'> & { at: number; reasons: string[]; agent: string; network: string }
  >(
    `SELECT (extract(epoch FROM occurred_at) * 1000)::double precision AS at, type AS event_type, visitor::text,
       bot_reasons AS reasons, user_agent AS agent, coalesce(network::text, '') AS network
     FROM event_log WHERE bot_reasons IS NOT NULL`,
  );
  return rows.map(({ at, reasons, agent, network, ...event }) => ({
    ...event,
    day: zonedDayOf(at, timeZone),
    keys: { reason: reasons, agent: [familyOf(agent)], network: [network] },
  }));
}

/** Bot traffic of some days from the raw log: of all bots, or of those with a key. */
function botTrafficOf(
  log: readonly ExcludedEvent[],
  { from, to }: { from: string; to: string },
  of?: { dimension: BotTrafficDimension; key: string },
): BotTrafficMetrics {
  const events = log.filter(
    ({ day, keys }) => day >= from && day <= to && (!of || keys[of.dimension].includes(of.key)),
  );
  const ofType = (type: string) => events.filter(({ event_type }) => event_type === type).length;
  return {
    events: events.length,
    views: ofType('page_view'),
    clicks: ofType('affiliate_click'),
    visitors: new Set(events.map(({ day, visitor }) => `${day} ${visitor}`)).size,
  };
}

let site: Site;
let database: Client;
let owner: ApiClient;
let logged: LoggedEvent[];
/** The same with the sessions of the zone. */
let log: LoggedEvent[];
let productNames: Map<string, string>;

/** Milliseconds. */
const TIMEOUT = generatedCases(120_000);
const seed = Date.now() % 1_000_000_000;

siteForTests((started) => ({ site, owner, database } = started));

beforeAll(async () => {
  await recordMonth(site, database, seed);
  const { rows } = await database.query<{ id: number; name: string }>('SELECT id, name FROM products');
  productNames = new Map(rows.map(({ id, name }) => [String(id), name]));
  logged = await loggedEvents(database);
  await defineGoals(owner);
}, 300_000);

async function ask(path: string): Promise<unknown> {
  const { status, body } = await owner.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** All events behind a metric, page by page. */
async function eventsOf(query: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const body = await ask(
      `/api/analytics/events?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    const page = eventTraceSchema.parse(body);
    ids.push(...page.events.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

describe.each(PROVEN_ZONES)('in %s', (timeZone) => {
  const dayOf = (at: number) => zonedDayOf(at, timeZone);

  beforeAll(async () => {
    await countIn(owner, database, timeZone);
    await sumMonths(site, database);
    log = withSessions(logged, timeZone);
  }, 120_000);

  test(
    `every figure of every screen is what the raw log says (seed ${seed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(asked, async ({ from, to, compare, filterBy, place }) => {
          const range = `range=custom&from=${from}&to=${to}&compare=${compare}`;
          const filters = filtersOf(log, filterBy);
          const filter = searchOf(filters);
          const report = analyticsReportSchema.parse(await ask(`/api/analytics/report?${range}${filter}`));
          expect(report.filters).toMatchObject(filters);
          const expected = logMetrics(log, report);
          expect(report.series).toMatchObject(expected.series);
          expect(report.totals).toMatchObject(expected.totals);
          expect(report.totals).toMatchObject(expected.visits);
          if (expected.visitsBefore) expect(report.totals.compared).toMatchObject(expected.visitsBefore);
          expect(Object.fromEntries(report.goals.map(({ name, id: _id, ...goal }) => [name, goal]))).toEqual(
            expected.goals,
          );
          expect(report.goalsLackMonths).toEqual([]);
          expect(Object.fromEntries(report.otherEvents.map(({ name, ...event }) => [name, event]))).toEqual(
            expected.otherEvents,
          );
          const changes = report.biggestChanges.map(changeText);
          expect(expected.biggestChanges).toEqual(expect.arrayContaining(changes));
          for (const metric of [' clicks ', ' views ']) {
            const sizes = (texts: string[]) =>
              texts
                .filter((text) => text.includes(metric))
                .map(Number.parseFloat)
                .sort((a, b) => b - a);
            expect(sizes(changes)).toEqual(sizes(expected.biggestChanges).slice(0, 10));
          }
          for (const { dimension, keys, rows } of report.breakdowns) {
            const due = expected.breakdowns[dimension]!;
            const known = rows.filter((row) => row.key !== null);
            expect([dimension, keys, known.length]).toEqual([dimension, Object.keys(due).length, keys]);
            // With filters, sessions are counted whole.
            if (filters.length === 0 || !['entryPage', 'exitPage'].includes(dimension))
              expect([dimension, sumsOf(rows)]).toEqual([dimension, sumsOf([report.totals])]);
            for (const row of known) {
              expect([dimension, row]).toMatchObject([dimension, due[row.key]!]);
              if (dimension === 'product') expect(row.label).toBe(productNames.get(row.key));
              if (dimension === 'country')
                expect(row.label).toBe({ DE: 'Germany', NL: 'Netherlands' }[row.key]);
            }
          }

          const attribution = clickAttributionSchema.parse(
            await ask(`/api/analytics/attribution?${range}${filter}`),
          );
          const now = attributionsOf(log, { ...attribution.period, timeZone }, filters);
          const before =
            attribution.comparison && attributionsOf(log, { ...attribution.comparison, timeZone }, filters);
          const places = new Set([...Object.keys(now), ...Object.keys(before ?? {})]);
          const none = { impressions: 0, clicks: 0 };
          const answered = attribution.rows.map(
            ({ page, pageTitle: _title, linkPlacement, productId, productName: _name, ...metrics }) => [
              [page, linkPlacement, productId].map((part) => part ?? '').join('|'),
              metrics,
            ],
          );
          expect(attribution.count).toBe(places.size);
          expect(Object.fromEntries(answered)).toEqual(
            Object.fromEntries(
              [...places].map((key) => {
                const metrics = now[key] ?? none;
                const compared = before && (before[key] ?? none);
                const clickRate = clickRateOf(metrics.clicks, metrics.impressions);
                const change = compared && changeOf(metrics.clicks, compared.clicks);
                return [key, { ...metrics, clickRate, compared, change }];
              }),
            ),
          );

          const attributed = await owner.get(`/api/analytics/attribution.csv?${range}${filter}`);
          expect(attributed.text.split('\r\n').slice(1, -1)).toEqual(
            attribution.rows.map(({ impressions, clicks }) =>
              expect.stringMatching(new RegExp(`,${impressions},${clicks},`)),
            ),
          );
          const series = await owner.get(`/api/analytics/report.csv?${range}${filter}&table=series`);
          expect(series.text.split('\r\n').slice(1, -1)).toEqual(
            report.series.map(({ start, views, clicks, uniqueClicks, visitors }) =>
              expect.stringMatching(
                new RegExp(
                  `^${report.grain === 'hour' ? start : dayOf(Date.parse(start))},.*,${views},${clicks},${uniqueClicks},${visitors}(,|$)`,
                ),
              ),
            ),
          );

          const funnel = visitFunnelSchema.parse(await ask(`/api/analytics/funnel?${range}${filter}`));
          expect([attribution.filters, funnel.filters]).toMatchObject([filters, filters]);
          expect(funnel.totals).toEqual(stepsOfLog(log, funnel, '', filters)('')[1]);
          for (const { dimension, rows } of funnel.breakdowns) {
            const due = stepsOfLog(log, funnel, dimension, filters);
            const answered = rows.map(({ key, label: _label, ...steps }) => [key, steps]);
            expect([dimension, answered]).toEqual([dimension, rows.map(({ key }) => due(key))]);
            const keys = Object.keys(funnelOf(log, { ...funnel.period, timeZone }, dimension, filters));
            expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
          }

          const dimension = reportDimensions[place % reportDimensions.length]!;
          const file = await owner.get(`/api/analytics/report.csv?${range}${filter}&table=${dimension}`);
          const rows = report.breakdowns.find((breakdown) => breakdown.dimension === dimension)!.rows;
          const due = rows.map(
            ({ key, label, views, clicks, uniqueClicks, visitors }) =>
              `${[key, label, views, clicks, uniqueClicks, visitors].map(csvCell).join()},`,
          );
          const lines = file.text.split('\r\n').slice(1, -1);
          expect(lines.map((line, at) => line.slice(0, due[at]?.length))).toEqual(due);
        }),
        { numRuns: casesPerZone(6), seed },
      );
    },
    TIMEOUT,
  );

  test(
    `bot traffic is what the raw log says (seed ${seed})`,
    async () => {
      const bots = await botTrafficEvents(database, timeZone);
      await fc.assert(
        fc.asyncProperty(asked, async ({ from, to, compare }) => {
          const range = `range=custom&from=${from}&to=${to}&compare=${compare}`;
          const report = botTrafficReportSchema.parse(await ask(`/api/analytics/bot-traffic?${range}`));
          const persons = log.filter(({ isBot, at }) => !isBot && dayOf(at) >= from && dayOf(at) <= to);
          const { days, totals, comparison, breakdowns } = report;
          expect(totals).toEqual({
            ...botTrafficOf(bots, { from, to }),
            counted: persons.length,
            compared: comparison && botTrafficOf(bots, comparison),
          });
          expect(days.map(({ day }) => dayIndex(day) - dayIndex(from))).toEqual([
            ...Array(dayIndex(to) - dayIndex(from) + 1).keys(),
          ]);
          for (const { day, ...answered } of days)
            expect([day, answered]).toEqual([
              day,
              { ...botTrafficOf(bots, { from: day, to: day }), isComputed: true },
            ]);
          for (const { dimension, keys, rows } of breakdowns) {
            const due = bots
              .filter(({ day }) => day >= from && day <= to)
              .flatMap((bot) => bot.keys[dimension]);
            expect([dimension, keys, rows.length]).toEqual([dimension, new Set(due).size, keys]);
            for (const { key, ...answered } of rows)
              expect([dimension, key, answered]).toEqual([
                dimension,
                key,
                botTrafficOf(bots, { from, to }, { dimension, key }),
              ]);
            const file = await owner.get(`/api/analytics/bot-traffic.csv?${range}&table=${dimension}`);
            expect(file.text.split('\r\n').slice(1, -1)).toEqual(
              rows.map(({ key, events, views, clicks, visitors }) =>
                expect.stringMatching(new RegExp(`^${key}(,.*)?,${events},${views},${clicks},${visitors}$`)),
              ),
            );
          }
        }),
        { numRuns: casesPerZone(3), seed },
      );
    },
    TIMEOUT,
  );

  test(
    `opening a figure lists just the events that it counts (seed ${seed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          asked,
          fc.constantFrom(...reportDimensions),
          fc.constantFrom('views' as const, 'clicks' as const, 'visitors' as const),
          async ({ from, to, filterBy, place }, dimension, metric) => {
            const range = `range=custom&from=${from}&to=${to}&compare=none`;
            const filters = filtersOf(log, filterBy);
            const filter = searchOf(filters);
            const report = analyticsReportSchema.parse(await ask(`/api/analytics/report?${range}${filter}`));
            const { start, end } = report.span;
            const opened = (await eventsOf(`from=${start}&to=${end}&metric=${metric}&bots=without${filter}`))
              .length;
            expect(opened).toBe(report.totals[metric]);

            const { rows } = report.breakdowns.find((breakdown) => breakdown.dimension === dimension)!;
            const known = rows.filter((row) => row.key !== null);
            const row = known[place % Math.max(1, known.length)];
            if (!row) return;
            const others = filters.filter((filter) => filter.excluded || filter.dimension !== dimension);
            const keys = searchOf([...others, { dimension, key: row.key, excluded: false }]);
            expect(
              await eventsOf(`from=${start}&to=${end}&metric=${metric}&bots=without${keys}`),
            ).toHaveLength(row[metric]!);
          },
        ),
        { numRuns: casesPerZone(3), seed },
      );
      const { period, rows } = clickAttributionSchema.parse(
        await ask(
          `/api/analytics/attribution?range=custom&from=${dayAt(NEW_YEAR.first - 1)}&to=${dayAt(31)}&compare=none`,
        ),
      );
      const { start, end } = spanOf(period, timeZone);
      const days = `from=${momentOf(start)}&to=${momentOf(end)}&bots=without`;
      for (const { page, linkPlacement, productId, impressions, clicks } of rows.filter(
        (_row, place) => place % 9 === 0,
      )) {
        const keys = `&filter=page:${page ?? ''}&filter=linkPlacement:${linkPlacement ?? ''}&filter=product:${productId ?? ''}`;
        expect(await eventsOf(`${days}&metric=clicks${keys}`)).toHaveLength(clicks);
        expect(await eventsOf(`${days}&metric=impressions${keys}`)).toHaveLength(impressions);
      }
      const withoutPage = log.filter(({ isBot, keys }) => !isBot && keys.page === null);
      expect(await eventsOf(`${days}&metric=visitors&filter=page:`)).toHaveLength(
        new Set(withoutPage.map(({ at, visitor }) => `${dayOf(at)} ${visitor}`)).size,
      );
      expect(await eventsOf(`${days.replace('without', 'only')}&metric=events`)).toHaveLength(
        log.filter(({ isBot }) => isBot).length,
      );
    },
    TIMEOUT,
  );
});

test(`the summary is what the raw log says (seed ${seed})`, async () => {
  const summary = analyticsSummarySchema.parse(await ask('/api/analytics/summary'));
  const persons = log.filter(({ isBot }) => !isBot);
  const clicks = persons.filter(({ event_type }) => event_type === 'affiliate_click');
  expect(summary.totalClicks).toBe(clicks.length);
  const byProduct = new Map<string, number>();
  for (const product of clicks.flatMap(({ keys }) => keys['product'] ?? []))
    byProduct.set(product, (byProduct.get(product) ?? 0) + 1);
  expect(
    Object.fromEntries(summary.topProducts.map(({ productId, ...answered }) => [productId, answered])),
  ).toEqual(
    Object.fromEntries(
      [...byProduct].map(([product, count]) => [
        product,
        { productName: productNames.get(product), clicks: count },
      ]),
    ),
  );
  expect(summary.recentEvents.map(({ timestamp }) => Date.parse(timestamp))).toEqual(
    persons
      .filter(({ event_type }) => event_type !== 'offers_seen')
      .slice(-20)
      .map(({ at }) => at)
      .reverse(),
  );
});

const momentOf = (time: number) => new Date(time).toISOString();

const dayIndex = (day: string) => (Date.parse(day) - Date.parse(dayAt(0))) / 86_400_000;
