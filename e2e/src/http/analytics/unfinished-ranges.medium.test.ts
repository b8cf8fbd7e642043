import type { Site } from '@astaguide/testbed/launched-site';
import {
  analyticsReportSchema,
  type AnalyticsReport,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { clickAttributionSchema } from '@astaguide/contracts/analytics/report/click-attribution';
import { visitFunnelSchema } from '@astaguide/contracts/analytics/report/visit-funnel';
import { earningsSchema, type EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import type { ReportComparison, ReportRange } from '@astaguide/contracts/lib/report-period';
import fc from 'fast-check';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ApiClient } from '../api-client';
import { barsOf } from './asked-days';
import { filtersOf, searchOf } from './asked-reports';
import { defineGoals, withSessions } from './goals-of-log';
import { loggedEvents, zonedDayOf, type LoggedEvent } from './logged-events';
import { attributionsOf, funnelOf } from './projected-metrics';
import { plusDays, recordEvents, runRollups } from './recorded-month';
import { changeText, isKept, logMetrics, sumsOf } from './report-metrics';
import { EarningsOfLog } from '../earnings/earnings-metrics';
import type { ReportedSale } from '../earnings/reported-sales';
import { eventsAt } from './report-month';
import { siteForTests } from '../site-for-tests';
import { casesPerZone, countIn, PROVEN_ZONES, generatedCases } from './site-zone';

let site: Site;
let database: Client;
let owner: ApiClient;
let logged: LoggedEvent[];
let log: LoggedEvent[];
let sales: ReportedSale[];
siteForTests((started) => ({ site, owner, database } = started));

const MINUTE = 60_000;
const DAY = 86_400_000;
const seed = Date.now() % 1_000_000_000;

/** Days that the compared periods end with, and those around them: within two months, half a year, a year, two years. */
const LAGS = [
  0, 1, 2, 6, 7, 8, 14, 27, 28, 29, 30, 31, 56, 61, 89, 90, 91, 92, 181, 182, 184, 364, 365, 366, 371, 730,
];

beforeAll(async () => {
  const now = Date.now();
  // Many events are near this time of the clock, on either side.
  const moments = fc
    .record({
      lag: fc.constantFrom(...LAGS),
      minutes: fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -1440, max: 1440 })),
      visitor: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ lag, minutes, visitor }) => ({ at: now - lag * DAY + minutes * MINUTE, visitor }))
    .filter(({ at }) => at < now);
  const [events] = fc.sample(fc.array(eventsAt(moments), { minLength: 1500, maxLength: 1500, size: 'max' }), {
    seed,
    numRuns: 1,
  }) as [object[]];
  await recordEvents(database, events);
  logged = await loggedEvents(database);
  await defineGoals(owner);
  sales = await reportSales();
}, 300_000);

const RANGES = ['today', '24h', '7d', '28d', '90d', 'month', 'quarter', '6m', '12m', 'year'] as const;

const asked = fc.record({
  range: fc.constantFrom(...RANGES),
  compare: fc.constantFrom('previous' as const, 'weekdays' as const, 'year' as const),
  filterBy: fc.oneof(
    fc.constant([]),
    fc.array(
      fc.record({
        dimension: fc.constantFrom('page' as const, 'device' as const, 'campaign' as const),
        place: fc.nat(),
        excluded: fc.boolean(),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  ),
});

/** The last day that a range of today is compared with. */
function lastComparedDay(range: ReportRange, compare: ReportComparison, from: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(from)) / DAY + 1;
  const months = { month: 1, quarter: 3, '6m': 6, '12m': 12, year: 12 }[range as string];
  const back = compare === 'year' ? 12 : compare === 'previous' ? months : undefined;
  if (back !== undefined) {
    const [year, month, date] = today.split('-').map(Number) as [number, number, number];
    const length = new Date(Date.UTC(year, month - back, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 - back, Math.min(date, length))).toISOString().slice(0, 10);
  }
  if (compare === 'weekdays') return plusDays(today, -7 * Math.ceil(days / 7));
  return plusDays(today, range === '24h' ? -1 : -days);
}

/** '2026-11-22, 05:07' */
const clockOf = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at);

/** Comparisons end with the minute: waits for the next one unless enough is left of this for several answers. */
async function withinOneMinute(): Promise<void> {
  const left = MINUTE - (Date.now() % MINUTE);
  if (left < 8000) await setTimeout(left);
}

/** Each interval begins where the one before ends. */
function expectTiles(intervals: readonly { start: string; end: string }[], start: string, end: string): void {
  expect([intervals[0]!.start, intervals.at(-1)!.end]).toEqual([start, end]);
  intervals.slice(1).forEach((interval, place) => expect(interval.start).toBe(intervals[place]!.end));
}

function expectSpans(report: AnalyticsReport, range: ReportRange, compare: ReportComparison): void {
  const { period, comparison, span, comparedSpan, series, asOf, timeZone } = report;
  const last = lastComparedDay(range, compare, period.from, period.to);
  expect([period.to, comparison!.to]).toEqual([zonedDayOf(Date.parse(asOf), timeZone), last]);
  const [, clock] = clockOf(Date.parse(asOf), timeZone).split(', ');
  expect(clockOf(Date.parse(comparedSpan!.end), timeZone)).toBe(`${last}, ${clock}`);
  expectTiles(series, span.start, span.end);
  expectTiles(
    series.flatMap(({ compared }) => compared ?? []),
    comparedSpan!.start,
    comparedSpan!.end,
  );
  if (range === '24h') {
    expect(series).toHaveLength(24);
    expect(Date.parse(asOf) - Date.parse(span.start)).toBeLessThan(24 * 60 * MINUTE);
    return;
  }
  expect(zonedDayOf(Date.parse(comparedSpan!.start), timeZone)).toBe(comparison!.from);
  if (report.grain !== 'hour') expect(series.length).toBe(barsOf(period, null).bars.length);
}

/** Reports a sale soon after each of some clicks, many of them near this time of the clock. */
async function reportSales(): Promise<ReportedSale[]> {
  const clicks = humanClicks().filter((_click, place) => place % 3 === 0);
  const reported: ReportedSale[] = [];
  for (const [place, { id, at, keys }] of clicks.entries()) {
    const moment = Math.min(at + (place % 40) * MINUTE, Date.now() - MINUTE);
    const sale = { network: 'proof', orderId: `unfinished-${place}`, clickId: id, status: 'approved' };
    const { status, text } = await owner.post('/api/conversions', {
      ...sale,
      amount: `${place + 1}.00`,
      commission: '1.25',
      currency: 'USD',
      occurredAt: new Date(moment).toISOString(),
    });
    expect([status, text]).toEqual([202, expect.any(String)]);
    reported.push({
      retailer: sale.network,
      identity: sale.orderId,
      order: sale.orderId,
      isRefund: false,
      click: id,
      productText: null,
      productId: keys.product ? Number(keys.product) : null,
      day: new Date(moment).toISOString().slice(0, 10),
      moment,
      amount: BigInt(place + 1) * 10_000n,
      commission: 12_500n,
      state: 'confirmed',
      isPaid: false,
    });
  }
  return reported;
}

const humanClicks = () =>
  logged.filter(({ event_type, isBot }) => event_type === 'affiliate_click' && !isBot);

const COUNTED = ['clicks', 'confirmed', 'sales', 'commission', 'earningsPerClick'] as const;
const countedIn = (metrics: EarningsMetrics | null) => metrics && COUNTED.map((name) => metrics[name]);

/** The earnings by source and campaign are those of the clicks and sales before the end of the comparison. */
async function expectEarnings(
  query: string,
  filters: ReturnType<typeof filtersOf>,
  comparedUntil: string,
  timeZone: string,
): Promise<void> {
  const clicks = humanClicks();
  const clickOf = new Map(clicks.map((click) => [click.id, click]));
  const isAsked = ({ click }: ReportedSale) => isKept({ keys: clickOf.get(click!)!.keys }, filters);
  const asked = [clicks.filter((click) => isKept(click, filters)), sales.filter(isAsked)] as const;
  const until = Date.parse(comparedUntil);
  for (const by of ['source', 'campaign'] as const) {
    const of = (isCut: boolean) =>
      new EarningsOfLog(
        asked[0].filter(({ at }) => !isCut || at < until),
        asked[1].filter(({ moment }) => !isCut || moment! < until),
        [],
        timeZone,
        { by, clickOf },
      );
    const { status, body } = await owner.get(`/api/earnings?${query}&by=${by}`);
    expect([query, status]).toEqual([query, 200]);
    const { period, comparison, totals, series, rows } = earningsSchema.parse(body);
    const figuresOf = (key?: string | null) => [
      countedIn(of(false).in(period, key)),
      countedIn(of(true).in(comparison!, key)),
    ];
    expect([by, countedIn(totals), countedIn(totals.compared)]).toEqual([by, ...figuresOf()]);
    for (const { key, compared, ...now } of rows)
      expect([key, countedIn(now), countedIn(compared)]).toEqual([key, ...figuresOf(key)]);
    expect(series.reduce((sum, { compared }) => sum + (compared?.clicks ?? 0), 0)).toBe(
      totals.compared!.clicks,
    );
  }
}

describe.each(PROVEN_ZONES)('in %s', (timeZone) => {
  beforeAll(async () => {
    await countIn(owner, database, timeZone);
    log = withSessions(logged, timeZone);
    const today = zonedDayOf(Date.now(), timeZone);
    await runRollups(site, 'project', { from: plusDays(today, -740), to: today });
  }, 120_000);

  test(
    `ranges of today are compared up to this time of day, in all figures (seed ${seed})`,
    async () => {
      const ask = async (path: string) => {
        const { status, body } = await owner.get(path);
        expect([path, status]).toEqual([path, 200]);
        return body as unknown;
      };
      await fc.assert(
        fc.asyncProperty(asked, async ({ range, compare, filterBy }) => {
          await withinOneMinute();
          const filters = filtersOf(log, filterBy);
          const query = `range=${range}&compare=${compare}${searchOf(filters)}`;
          const report = analyticsReportSchema.parse(await ask(`/api/analytics/report?${query}`));
          expectSpans(report, range, compare);
          const due = logMetrics(log, report);
          expect(report.series).toMatchObject(due.series);
          expect(report.totals).toMatchObject(due.totals);
          expect(report.totals).toMatchObject(due.visits);
          if (due.visitsBefore) expect(report.totals.compared).toMatchObject(due.visitsBefore);
          expect(Object.fromEntries(report.goals.map(({ name, id: _id, ...goal }) => [name, goal]))).toEqual(
            due.goals,
          );
          expect(due.biggestChanges).toEqual(expect.arrayContaining(report.biggestChanges.map(changeText)));
          for (const { dimension, rows } of report.breakdowns) {
            const known = rows.filter(({ key }) => key !== null);
            expect([dimension, known.length]).toEqual([
              dimension,
              Object.keys(due.breakdowns[dimension]!).length,
            ]);
            // With filters, sessions are counted whole.
            if (filters.length === 0 || !['entryPage', 'exitPage'].includes(dimension))
              expect([dimension, sumsOf(rows)]).toEqual([dimension, sumsOf([report.totals])]);
            for (const row of known)
              expect([dimension, row]).toMatchObject([dimension, due.breakdowns[dimension]![row.key!]!]);
          }
          const file = await owner.get(`/api/analytics/report.csv?${query}&table=series`);
          const cells = file.text
            .trimEnd()
            .split('\r\n')
            .map((line) => line.split(',').length);
          expect(new Set(cells)).toEqual(new Set([10]));

          const now = { ...report.span, timeZone };
          const before = { ...report.comparedSpan!, timeZone };
          const attribution = clickAttributionSchema.parse(await ask(`/api/analytics/attribution?${query}`));
          const sumOf = (days: typeof now, metric: 'impressions' | 'clicks') =>
            Object.values(attributionsOf(log, days, filters)).reduce((sum, row) => sum + row[metric], 0);
          for (const metric of ['impressions', 'clicks'] as const) {
            expect(attribution.totals[metric]).toBe(sumOf(now, metric));
            expect(attribution.rows.reduce((sum, { compared }) => sum + compared![metric], 0)).toBe(
              sumOf(before, metric),
            );
          }
          if (range !== '24h') await expectEarnings(query, filters, before.end, timeZone);
          const funnel = visitFunnelSchema.parse(await ask(`/api/analytics/funnel?${query}`));
          const none = { sessions: 0, engaged: 0, clicked: 0 };
          expect(funnel.totals).toMatchObject(funnelOf(log, now, '', filters)[''] ?? none);
          expect(funnel.totals.compared).toEqual(funnelOf(log, before, '', filters)[''] ?? none);
        }),
        { numRuns: casesPerZone(8), seed },
      );
    },
    generatedCases(60_000),
  );
});
