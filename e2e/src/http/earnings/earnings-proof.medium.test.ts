import type { Site } from '@astaguide/testbed/launched-site';
import {
  unmatchedGroupSchema,
  type ConversionImport,
  type ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import {
  earningsMeasures,
  earningsSchema,
  type Earnings,
  type EarningsMetrics,
  type EarningsMeasure,
} from '@astaguide/contracts/earnings/earnings';
import { earningsDimensions, type EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import fc from 'fast-check';
import type { Client } from 'pg';
import { uploadForm, type ApiClient } from '../api-client';
import { barsOf, comparedDays, type Days } from '../analytics/asked-days';
import { filtersAsked, filtersOf, searchOf } from '../analytics/asked-reports';
import { EarningsOfLog } from './earnings-metrics';
import { loggedEvents, zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import { dayAt, plusDays, recordMonth } from '../analytics/recorded-month';
import { isKept } from '../analytics/report-metrics';
import {
  commissionsOf,
  HEADINGS,
  lineOf,
  rowsOf,
  someReports,
  type EnteredCommission,
  type GeneratedReports,
} from './retailer-reports';
import { siteForTests } from '../site-for-tests';
import { casesPerZone, countIn, PROVEN_ZONES, generatedCases } from '../analytics/site-zone';
import { ReportedSales, unmatchedOf, type ReportedSale } from './reported-sales';

let site: Site;
let database: Client;
let owner: ApiClient;
/** All clicks of the log, including those of bots. */
let clicks: LoggedEvent[];
let productNames: Map<number, string>;

/** GENERATED_SEED repeats a run. */
const seed = Number(process.env['GENERATED_SEED'] ?? Date.now() % 1_000_000_000);

siteForTests((started) => ({ site, owner, database } = started));

beforeAll(async () => {
  await recordMonth(site, database, seed);
  clicks = (await loggedEvents(database)).filter(({ event_type }) => event_type === 'affiliate_click');
  const { rows } = await database.query<{ id: number; name: string }>('SELECT id, name FROM products');
  productNames = new Map(rows.map(({ id, name }) => [id, name]));
}, 300_000);

const asked = fc.record({
  range: fc.constantFrom('custom', 'custom', 'custom', 'custom', 'custom', '12m', 'last-month'),
  last: fc.integer({ min: -5, max: 45 }),
  days: fc.oneof(
    fc.constant(1),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 60, max: 100 }),
    // Weekly and monthly buckets; a period of over a year overlaps with its previous year.
    fc.integer({ min: 91, max: 182 }),
    fc.integer({ min: 183, max: 400 }),
  ),
  compare: fc.constantFrom('previous' as const, 'previous' as const, 'year' as const, 'none' as const),
  // This log has clicks alone: it does not know what else a session had.
  filterBy: filtersAsked.map((filters) =>
    filters.filter(({ dimension }) => !['entryPage', 'exitPage', 'goal'].includes(dimension)),
  ),
  by: fc.constantFrom(...earningsDimensions),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

async function answer(method: string, path: string, body?: unknown): Promise<unknown> {
  const answered = await owner.call(method, path, body);
  if (answered.status >= 300) throw new Error(`${path}: ${answered.status} ${answered.text}`);
  return answered.body as unknown;
}

/** Imports the reports as the owner does, and compares the result of each step with the expected one. */
async function follow({ sales, reports }: GeneratedReports, zone: string): Promise<ReportedSales> {
  const reported = new ReportedSales(new Map(clicks.map((click) => [click.id, click])));
  for (const { retailer, tellings, after, which, assigned } of reports) {
    const rows = rowsOf(sales, tellings, clicks);
    const file = Buffer.from([HEADINGS, ...rows.map(lineOf)].join('\n'));
    const form = uploadForm(['report', file, 'report.csv', 'text/csv']);
    const { id, mapping } = (await answer('POST', '/api/earnings/imports', form)) as ConversionUpload;
    const said = reported.read(retailer, rows);
    const reading = { retailer, mapping: { ...mapping, currency: 'USD' } };
    const preview = await answer('POST', `/api/earnings/imports/${id}/preview`, reading);
    expect(preview).toMatchObject(reported.previewOf(said, rows.length));
    await answer('POST', `/api/earnings/imports/${id}/confirm`, reading);
    reported.add(id, said);

    const groups = await compareUnmatched(reported, zone);
    if (after === 'assign' && groups.length > 0) {
      const { key, same } = groups[which % groups.length]!;
      const body = await answer('POST', '/api/earnings/unmatched', { key, productId: assigned });
      expect(body).toEqual({ conversions: same.length });
      reported.assign(same, assigned);
    }
    if (after === 'take back') {
      const taken = reported.ids[which % reported.ids.length]!;
      await answer('DELETE', `/api/earnings/imports/${taken}`);
      reported.undo(taken);
    }
  }
  await compareUnmatched(reported, zone);
  const imports = (await answer('GET', '/api/earnings/imports')) as ConversionImport[];
  const counts = imports.map(({ id, conversions, current }) => ({ id, conversions, current }));
  expect(counts.toSorted((one, other) => one.id - other.id)).toEqual(reported.counts());
  return reported;
}

/** Compares unmatched groups. @returns their keys for the assignment; ambiguous groups are skipped */
async function compareUnmatched(
  reported: ReportedSales,
  zone: string,
): Promise<{ key: string; same: ReportedSale[] }[]> {
  const listed = unmatchedGroupSchema.array().parse(await answer('GET', '/api/earnings/unmatched'));
  const due = reported.unmatched().map((same) => ({ text: JSON.stringify(unmatchedOf(same, zone)), same }));
  const found = listed.map(({ key, retailer, productText, conversions, orderId, sales, lastDay }) => ({
    text: JSON.stringify({ retailer, productText, conversions, orderId, sales, lastDay }),
    key,
  }));
  const textsOf = (all: readonly { text: string }[]) => all.map(({ text }) => text).toSorted();
  expect(textsOf(found)).toEqual(textsOf(due));
  return found.flatMap(({ text, key }) => {
    const alike = due.filter((group) => group.text === text);
    return alike.length === 1 ? [{ key, same: alike[0]!.same }] : [];
  });
}

async function enter(commissions: readonly EnteredCommission[]): Promise<void> {
  for (const { productId, validFrom, kind, hundredths } of commissions) {
    const value = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
    await answer('PUT', `/api/earnings/commissions/${productId}`, { validFrom, kind, value });
  }
}

const closeTo = (metrics: EarningsMetrics | null) =>
  metrics && {
    ...metrics,
    conversionRate: metrics.conversionRate === null ? null : expect.closeTo(metrics.conversionRate, 9),
    reversalRate: metrics.reversalRate === null ? null : expect.closeTo(metrics.reversalRate, 9),
  };

/** Metrics with their comparison and changes. */
function measured(now: EarningsMetrics, before: EarningsMetrics | null) {
  const valueOf = (metrics: EarningsMetrics, measure: EarningsMeasure) =>
    measure === 'conversions' ? metrics.pending + metrics.confirmed : Number(metrics[measure]);
  const changes = earningsMeasures.map((measure) => {
    const [value, old] = [valueOf(now, measure), before ? valueOf(before, measure) : 0];
    return [measure, old === 0 ? null : expect.closeTo((value - old) / old, 6)];
  });
  return {
    ...closeTo(now),
    compared: closeTo(before),
    change: before && (Object.fromEntries(changes) as Earnings['totals']['change']),
  };
}

/** The expected earnings response. */
function earningsOf(
  log: EarningsOfLog,
  by: EarningsDimension,
  { period, comparison, zone }: { period: Days; comparison: Days | null; zone: string },
) {
  const sides = (days: Days, before: Days | null, key?: string | null) =>
    [log.in(days, key), before && log.in(before, key)] as const;
  const { grain, bars } = barsOf(period, comparison, by === 'day');
  const labelOf = (key: string | null) => {
    if (by === 'network') return key === null ? 'No network' : expect.any(String);
    if (key === null)
      return ['channel', 'source', 'device'].includes(by)
        ? 'Without a click'
        : by === 'campaign'
          ? 'None'
          : 'Unknown';
    if (by === 'product') return productNames.get(Number(key));
    return by === 'country' || by === 'page' ? expect.any(String) : key;
  };
  return {
    period,
    comparison,
    grain,
    timeZone: zone,
    asOf: expect.any(String),
    currency: 'USD',
    totals: measured(...sides(period, comparison)),
    payment: expect.any(Object),
    unpaidByAge: expect.any(Array),
    withoutCommission: log.withoutCommission(period),
    withoutExchangeRate: 0,
    unmatched: log.unmatched(period),
    series: bars.map(({ now, before }) => {
      const [metrics, compared] = sides(now, before);
      return { days: now, ...closeTo(metrics), compared: closeTo(compared) };
    }),
    by,
    rows:
      by === 'day'
        ? bars.map(({ now, before }) => ({
            key: now.from,
            label: now.from,
            ...measured(...sides(now, before)),
          }))
        : log.keysOf(period, comparison).map((key) => ({
            key,
            label: labelOf(key),
            ...measured(...sides(period, comparison, key)),
          })),
  };
}

/** The days of a bucket, whose start and end must be day boundaries in the time zone. */
function daysOf({ start, end }: { start: string; end: string }, zone: string): Days {
  const [first, last] = [Date.parse(start), Date.parse(end)];
  const days = { from: zonedDayOf(first, zone), to: zonedDayOf(last - 1, zone) };
  expect([zonedDayOf(first - 1, zone), zonedDayOf(last, zone)]).toEqual([
    plusDays(days.from, -1),
    plusDays(days.to, 1),
  ]);
  return days;
}

const METRICS = [
  ...(['clicks', 'pending', 'confirmed', 'reversed', 'conversionRate'] as const),
  ...(['sales', 'commission', 'expected', 'earningsPerClick', 'expectedPerClick'] as const),
  ...(['reversedCommission', 'reversalRate'] as const),
];
const cellsOf = (metrics: EarningsMetrics | null) => METRICS.map((metric) => String(metrics?.[metric] ?? ''));

/** All facts, before filtering. */
interface Facts {
  /** Human clicks. */
  persons: readonly LoggedEvent[];
  sales: readonly ReportedSale[];
  commissions: readonly EnteredCommission[];
}

async function compare(
  { range, last, days, compare: compared, filterBy, by }: Asked,
  zone: string,
  { persons, sales, commissions }: Facts,
  hasBegun: boolean,
) {
  const filters = filtersOf(persons, filterBy);
  const clickOf = new Map(clicks.map((click) => [click.id, click]));
  const keysOf = ({ click, productId }: ReportedSale) => ({
    ...clickOf.get(click ?? '')?.keys,
    product: productId === null ? null : String(productId),
  });
  const log = new EarningsOfLog(
    persons.filter((click) => isKept(click, filters)),
    sales.filter((sale) => isKept({ keys: keysOf(sale) }, filters)),
    commissions,
    zone,
    { by, clickOf },
  );
  const query = range === 'custom' ? `&from=${dayAt(last - days + 1)}&to=${dayAt(last)}` : '';
  const path = `?range=${range}&compare=${compared}${query}${searchOf(filters)}&by=${by}`;
  const {
    series,
    filters: reported,
    ...found
  } = earningsSchema.parse(await answer('GET', `/api/earnings${path}`));
  expect(reported).toMatchObject(filters);
  const today = zonedDayOf(Date.parse(found.asOf), zone);
  const period =
    range === 'custom'
      ? { from: dayAt(last - days + 1), to: dayAt(last) }
      : range === '12m'
        ? { from: firstOfMonth(today, -11), to: today }
        : { from: firstOfMonth(today, -1), to: plusDays(firstOfMonth(today, 0), -1) };
  const inDays = series.map(({ start, end, ...metrics }) => ({
    days: daysOf({ start, end }, zone),
    ...metrics,
  }));
  expect({ ...found, series: inDays }).toEqual({
    ...earningsOf(log, by, { period, comparison: comparedDays(period, compared, range), zone }),
    hasBegun,
    droppedMonths: [],
  });

  const rowsOfFile = async (table: string) =>
    (await owner.get(`/api/earnings.csv${path}&table=${table}`)).text.split('\r\n').slice(1, -1);
  const cellsOfBoth = (row: EarningsMetrics & { compared: EarningsMetrics | null }) => [
    ...cellsOf(row),
    ...(found.comparison ? cellsOf(row.compared) : []),
  ];
  expect(await rowsOfFile('series')).toEqual(
    series.map((row, place) =>
      [inDays[place]!.days.from, inDays[place]!.days.to, ...cellsOfBoth(row)].join(),
    ),
  );
  expect(await rowsOfFile('rows')).toEqual(
    found.rows.map((row) => [row.key, quoted(row.label), ...cellsOfBoth(row)].join()),
  );
}

const quoted = (name: string) => (/[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
const firstOfMonth = (day: string, months: number) => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};

test.each(PROVEN_ZONES)(
  `in %s every figure of the earnings is what the log and the reports say (seed ${seed})`,
  async (zone) => {
    await countIn(owner, database, zone);
    const persons = clicks.filter(({ isBot }) => !isBot);
    await fc.assert(
      fc.asyncProperty(
        someReports,
        fc.array(asked, { minLength: 1, maxLength: 4 }),
        async (reports, questions) => {
          await database.query('TRUNCATE conversions, conversion_imports, commissions, product_aliases');
          const reported = await follow(reports, zone);
          const commissions = commissionsOf(reports, clicks);
          await enter(commissions);
          const facts = { persons, sales: reported.current(), commissions };
          for (const question of questions)
            await compare(question, zone, facts, reported.ids.length + commissions.length > 0);
        },
      ),
      { numRuns: casesPerZone(4), seed },
    );
  },
  generatedCases(120_000),
);
