import { dayBefore, pastEvent } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import type { ConversionUpload } from '@astaguide/contracts/earnings/conversion-import';
import { productPlacesSchema } from '@astaguide/contracts/catalog/product-places';
import fc from 'fast-check';
import type { Client } from 'pg';
import { uploadForm, type ApiClient } from '../api-client';
import { loggedEvents, zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import { plusDays, recordEvents, runRollups } from '../analytics/recorded-month';
import { countIn, PROVEN_ZONES } from '../analytics/site-zone';
import { siteForTests } from '../site-for-tests';
import { EarningsOfLog } from './earnings-metrics';
import { ReportedSales } from './reported-sales';
import {
  commissionsOf,
  HEADINGS,
  lineOf,
  rowsOf,
  someReports,
  type EnteredCommission,
  type ReportedRow,
} from './retailer-reports';

/** GENERATED_SEED repeats a run. */
const seed = Number(process.env['GENERATED_SEED'] ?? Date.now() % 1_000_000_000);
const PRODUCTS = [1, 2, 3];
/** Clicks are up to this many days old: some of their sales are in the last 28 days, and some before. */
const DAYS = 75;

let site: Site;
let database: Client;
let owner: ApiClient;
let clicks: LoggedEvent[];
let reported: ReportedSales;
const commissions: EnteredCommission[] = [];

siteForTests((started) => ({ site, owner, database } = started));

const someClicks = fc.array(
  fc.record({
    age: fc.integer({ min: 0, max: DAYS }),
    hour: fc.integer({ min: 0, max: 23 }),
    page: fc.constantFrom('/comparison', '/review/reef', '/blog/of-the-test', '/l/of-the-test'),
    linkPlacement: fc.constantFrom('review', 'article', null),
    productId: fc.constantFrom(...PRODUCTS),
    isBot: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    visitor: fc.integer({ min: 1, max: 9 }).map(String),
  }),
  { minLength: 250, maxLength: 250 },
);

beforeAll(async () => {
  const [generated] = fc.sample(someClicks, { seed, numRuns: 1 });
  const events = generated!.map(({ age, hour, isBot, ...click }) =>
    pastEvent(dayBefore(age + 1), 0, {
      ...click,
      eventType: 'affiliate_click',
      occurredAt: `${dayBefore(age + 1)}T${String(hour).padStart(2, '0')}:30:00.000Z`,
      ...(isBot && { userAgent: 'curl/8' }),
    }),
  );
  await recordEvents(database, events);
  clicks = await loggedEvents(database);
  reported = new ReportedSales(new Map(clicks.map((click) => [click.id, click])));
  for (const generatedReports of fc.sample(someReports, { seed, numRuns: 12 })) {
    for (const { retailer, tellings } of generatedReports.reports)
      await importRows(retailer, rowsOf(generatedReports.sales, tellings, clicks));
    commissions.push(...commissionsOf(generatedReports, clicks));
  }
  // The generated sales may all be older than the 28 days; these are not.
  await importRows('Shop', soldAfterClicks());
  for (const { productId, validFrom, kind, hundredths } of commissions) {
    const value = (hundredths / 100).toFixed(2);
    const path = `/api/earnings/commissions/${productId}`;
    expect((await owner.call('PUT', path, { validFrom, kind, value })).status).toBe(200);
  }
  await owner.post('/api/short-links', { slug: 'of-the-test', productId: 1 });
  const product = (await owner.get('/api/products')).body.find(({ id }: { id: number }) => id === 1);
  const post = await owner.post('/api/blog', {
    title: 'Of the test',
    slug: 'of-the-test',
    excerpt: 'x',
    content: `<p><a href="/review/${product.slug}">a</a></p>`,
    category: 'EXPERT GUIDE',
    imageUrl: '/x.webp',
    published: true,
  });
  expect(post.status).toBe(201);
}, 300_000);

/** A sale an hour after each human click that is between five and fifteen days old. */
function soldAfterClicks(): ReportedRow[] {
  const isRecent = ({ at }: LoggedEvent) => at > Date.parse(dayBefore(15)) && at < Date.parse(dayBefore(5));
  return clicks
    .filter((click) => !click.isBot && isRecent(click))
    .map(({ id, at }, index) => ({
      order: `Recent ${index}`,
      date: 'moment',
      at: at + 3_600_000,
      click: id,
      product: '',
      amount: 500_000 + index * 100,
      commission: 50_000,
      state: 'Approved',
      isBelowZero: false,
    }));
}

async function importRows(retailer: string, rows: ReportedRow[]): Promise<void> {
  const file = Buffer.from([HEADINGS, ...rows.map(lineOf)].join('\n'));
  const form = uploadForm(['report', file, 'report.csv', 'text/csv']);
  const { id, mapping } = (await owner.post('/api/earnings/imports', form)).body as ConversionUpload;
  const confirmed = await owner.post(`/api/earnings/imports/${id}/confirm`, {
    retailer,
    mapping: { ...mapping, currency: 'USD' },
  });
  expect(confirmed.status).toBe(200);
  reported.add(id, reported.read(retailer, rows));
}

/** The clicks and sales of a product. Both are keyed by what `keyOf` says of a click. */
function logOf(productId: number, zone: string, keyOf: (keys: LoggedEvent['keys']) => string | null) {
  const keyed = clicks.map((click): LoggedEvent => ({
    ...click,
    keys: { ...click.keys, page: keyOf(click.keys) },
  }));
  return new EarningsOfLog(
    keyed.filter(({ isBot, keys }) => !isBot && keys['product'] === String(productId)),
    reported.current().filter((sale) => sale.productId === productId),
    commissions,
    zone,
    { by: 'page', clickOf: new Map(keyed.map((click) => [click.id, click])) },
  );
}

test.each(PROVEN_ZONES)(
  `in %s each place has the clicks and earnings that the log and the reports say (seed ${seed})`,
  async (zone) => {
    await countIn(owner, database, zone);
    await runRollups(site, 'project', { from: dayBefore(DAYS + 2), to: dayBefore(0) });
    const today = zonedDayOf(Date.now(), zone);
    const days = { from: plusDays(today, -28), to: plusDays(today, -1) };
    let earning = 0;
    for (const product of PRODUCTS) {
      const { pages, posts, shortLinks } = productPlacesSchema.parse(
        (await owner.get(`/api/products/${product}/links`)).body,
      );
      const log = logOf(product, zone, ({ page, linkPlacement }) => JSON.stringify([page, linkPlacement]));
      const expected = log.keysOf(days, null).map((key) => {
        const { clicks: counted, expected: earnings } = log.in(days, key);
        const [page, linkPlacement] = key === null ? [null, null] : JSON.parse(key);
        return { page, linkPlacement, impressions: 0, clicks: counted, earnings };
      });
      const isListed = ({ clicks: counted, earnings }: (typeof expected)[number]) =>
        counted > 0 || earnings !== '0.00';
      const sorted = (rows: typeof expected) =>
        rows
          .filter(isListed)
          .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
          .toSorted();
      expect(sorted(pages)).toEqual(sorted(expected));
      expect(pages.map((row) => row.clicks)).toEqual(
        pages.map((row) => row.clicks).toSorted((a, b) => b - a),
      );
      earning += pages.filter(({ page, earnings }) => page !== null && earnings !== '0.00').length;

      if (product !== 1) continue;
      const ofPages = logOf(product, zone, ({ page }) => page ?? null);
      const countedOn = (page: string) => {
        const { clicks: counted, expected: earnings } = ofPages.in(days, page);
        return { clicks: counted, earnings };
      };
      expect(posts.find(({ title }) => title === 'Of the test')).toMatchObject(
        countedOn('/blog/of-the-test'),
      );
      expect(shortLinks).toEqual([{ slug: 'of-the-test', ...countedOn('/l/of-the-test') }]);
    }
    // The generated sales must prove something.
    expect(earning).toBeGreaterThan(0);
  },
  120_000,
);
