import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { earningsSchema, type EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import { earningsDimensions } from '@astaguide/contracts/earnings/earnings-dimension';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { PERSON } from '../../person';
import { generatedCases } from '../analytics/generated-cases';
import { loggedEvents, type LoggedEvent } from '../analytics/logged-events';
import { recordEvents } from '../analytics/recorded-month';
import { uploadForm, type ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { EarningsOfLog } from './earnings-metrics';
import type { EnteredCommission } from './retailer-reports';
import type { ReportedSale } from './reported-sales';

const DAY = 86_400_000;
const FIRST_DAY = '2026-04-01';
const PERIOD = { from: FIRST_DAY, to: '2026-05-31' };
const PRODUCTS = 200;
const FIRST_PRODUCT = 5001;
const CLICKS = 3000;
const SALES = 400;

/** US dollars for one unit, in hundredths; francs have no rate. With two decimals, cents convert exactly. */
const rates: Record<string, bigint | null> = { USD: 100n, EUR: 108n, GBP: 127n, CHF: null };
const networks = ['Shop', 'Other Shop'];
const UNKNOWN_PRODUCT = 'Unheard of';
const seed = Date.now() % 1_000_000_000;

let owner: ApiClient;
let network: (body: object) => Promise<unknown>;
let database: Client;
let clicks: LoggedEvent[];

const click = fc
  .record({
    productId: fc.integer({ min: FIRST_PRODUCT, max: FIRST_PRODUCT + PRODUCTS - 1 }),
    minute: fc.integer({ min: 0, max: 30 * 1440 - 1 }),
    visitor: fc.integer({ min: 1, max: 900 }).map(String),
    page: fc.constantFrom(null, '/', '/comparison', '/blog/one', '/review/two'),
    linkPlacement: fc.constantFrom(null, 'review', 'home-card', 'comparison-row'),
    rank: fc.constantFrom(null, 1, 2, 3, 12),
    channel: fc.constantFrom('direct' as const, 'organic-search' as const, 'email' as const),
    source: fc.constantFrom('direct', 'example.org', 'search.example'),
    utmCampaign: fc.constantFrom(null, null, 'spring', 'summer'),
    country: fc.constantFrom(null, 'DE', 'NL', 'US'),
    userAgent: fc.constantFrom(PERSON, PERSON, PERSON, 'curl/8'),
  })
  .map(({ minute, ...detail }): TrackedEvent => ({
    id: randomUUID(),
    eventType: 'affiliate_click',
    price: null,
    referrer: null,
    utmSource: null,
    utmMedium: null,
    utmContent: null,
    utmTerm: null,
    language: 'en',
    ipAddress: null,
    ...detail,
    occurredAt: new Date(Date.parse(FIRST_DAY) + minute * 60_000).toISOString(),
    receivedAt: new Date(Date.parse(FIRST_DAY) + minute * 60_000).toISOString(),
  }));

siteForTests(async (shared) => {
  ({ owner, database } = shared);
  network = async (body) => {
    const { status, text } = await owner.post('/api/conversions', body);
    if (status !== 202) throw new Error(`${status} ${text}`);
  };
  await database.query(
    `INSERT INTO products SELECT (jsonb_populate_record(p, jsonb_build_object(
       'id', n, 'name', 'Softgel ' || n, 'slug', 'softgel-' || n, 'placement', NULL))).*
     FROM products p, generate_series(${FIRST_PRODUCT}, ${FIRST_PRODUCT + PRODUCTS - 1}) n
     WHERE p.id = (SELECT min(id) FROM products)`,
  );
  const [events] = fc.sample(fc.array(click, { minLength: CLICKS, maxLength: CLICKS, size: 'max' }), {
    seed,
    numRuns: 1,
  });
  await recordEvents(database, events!);
  clicks = await loggedEvents(database);
  for (const [currency, rate] of Object.entries(rates))
    if (rate !== null && rate !== 100n)
      await owner.call('PUT', '/api/earnings/exchange-rates', {
        currency,
        validFrom: '2026-01-01',
        rate: Number(rate) / 100,
      });
});

const sale = fc.record({
  network: fc.constantFrom(...networks),
  click: fc.option(fc.nat(CLICKS - 1), { freq: 4 }),
  productId: fc.option(fc.integer({ min: FIRST_PRODUCT, max: FIRST_PRODUCT + PRODUCTS - 1 }), { freq: 6 }),
  minutes: fc.integer({ min: 1, max: 20 * 1440 }),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR', 'GBP', 'CHF'),
});
const telling = fc.record({
  sale: fc.nat(SALES - 1),
  /** In which of the four reports, or between which two of them a postback comes. */
  phase: fc.nat(3),
  isPostback: fc.boolean(),
  status: fc.constantFrom('pending' as const, 'pending' as const, 'approved' as const, 'reversed' as const),
  cents: fc.integer({ min: 0, max: 50_000 }),
  commissionCents: fc.option(fc.integer({ min: 0, max: 5000 }), { freq: 2 }),
  isRepeated: fc.boolean(),
});
const season = fc.record({
  sales: fc.array(sale, { minLength: SALES, maxLength: SALES, size: 'max' }),
  tellings: fc.array(telling, { minLength: SALES, maxLength: 2 * SALES, size: 'max' }),
  commissions: fc.array(
    fc.record({
      productId: fc.integer({ min: FIRST_PRODUCT, max: FIRST_PRODUCT + PRODUCTS - 1 }),
      validFrom: fc.constantFrom('2026-01-01', '2026-04-10', '2026-05-05'),
      kind: fc.constant('rate' as const),
      hundredths: fc.integer({ min: 0, max: 3000 }),
    }),
    { maxLength: 30 },
  ),
});
type Season = typeof season extends fc.Arbitrary<infer Value> ? Value : never;
type Telling = Season['tellings'][number];

/** A sale as its networks report it, and its own count of it. */
function factsOf({ sales }: Season, place: number) {
  const sold = sales[place]!;
  const clicked = sold.click === null ? null : clicks[sold.click]!;
  const at = (clicked?.at ?? Date.parse(FIRST_DAY) + 25 * DAY) + sold.minutes * 60_000;
  return { ...sold, clicked, occurredAt: new Date(at).toISOString(), orderId: `order-${place}` };
}

const decimal = (cents: number) => (cents / 100).toFixed(2);
const states = { pending: 'pending', approved: 'confirmed', reversed: 'reversed' } as const;

/** Reports the season's sales in four files with postbacks between them. @returns what counts of each sale */
async function report(shop: Season): Promise<ReportedSale[]> {
  /** The words on each sale, oldest first. All postbacks of a network are one word, which changes. */
  const words = new Map<string, { said: ReportedSale; isPostback: boolean }[]>();
  const add = (said: ReportedSale, isPostback: boolean) => {
    const key = `${said.retailer}|${said.identity}`;
    const earlier = (words.get(key) ?? []).filter((word) => !isPostback || !word.isPostback);
    words.set(key, [...earlier, { said, isPostback }]);
  };
  for (const phase of [0, 1, 2, 3]) {
    const now = shop.tellings.filter((one) => one.phase === phase);
    for (const name of networks) {
      // A file has each sale once, or twice with the same values.
      const ofFile = new Map(
        now
          .filter((one) => !one.isPostback && shop.sales[one.sale]!.network === name)
          .map((one) => [one.sale, one]),
      );
      const lines = [...ofFile.values()].flatMap((one) => {
        const line = lineOf(shop, one);
        return one.isRepeated ? [line, line] : [line];
      });
      if (lines.length > 0) await importFile(name, lines);
      for (const one of ofFile.values()) add(saidBy(shop, one), false);
    }
    for (const one of now.filter(({ isPostback }) => isPostback)) {
      const { clicked, network: name, ...facts } = factsOf(shop, one.sale);
      const body = {
        network: name,
        orderId: facts.orderId,
        clickId: clicked?.id,
        productId: clicked ? undefined : (facts.productId ?? undefined),
        amount: decimal(one.cents),
        currency: facts.currency,
        commission: one.commissionCents === null ? undefined : decimal(one.commissionCents),
        status: one.status,
        occurredAt: facts.occurredAt,
      };
      await network(body);
      if (one.isRepeated) await network(body);
      add(saidBy(shop, one), true);
    }
  }
  // The last word counts, but a pending one only if all are.
  return [...words.values()].map(
    (all) => (all.findLast(({ said }) => said.state !== 'pending') ?? all.at(-1)!).said,
  );
}

function saidBy(shop: Season, { sale: place, status, cents, commissionCents }: Telling): ReportedSale {
  const { network: retailer, orderId, clicked, productId, occurredAt, currency } = factsOf(shop, place);
  const rate = rates[currency]!;
  // Ten-thousandths of a dollar: cents times hundredths. Without a rate a sale counts, but its money does not.
  const dollars = (amount: number) => (rate === null ? 0n : BigInt(amount) * rate);
  const isValued = rate !== null && commissionCents === null;
  return {
    retailer,
    identity: orderId,
    order: orderId,
    click: clicked?.id ?? null,
    productText: null,
    productId: clicked ? Number(clicked.keys['product']) : productId,
    day: occurredAt.slice(0, 10),
    moment: Date.parse(occurredAt),
    amount: dollars(cents),
    commission: isValued ? null : dollars(commissionCents ?? 0),
    state: states[status],
  };
}

function lineOf(shop: Season, { sale: place, status, cents, commissionCents }: Telling): string {
  const { orderId, occurredAt, clicked, productId, currency } = factsOf(shop, place);
  return [
    orderId,
    occurredAt,
    clicked ? '' : (productId ?? UNKNOWN_PRODUCT),
    clicked?.id ?? '',
    decimal(cents),
    commissionCents === null ? '' : decimal(commissionCents),
    status,
    currency,
  ].join();
}

async function importFile(retailer: string, lines: readonly string[]): Promise<void> {
  const text = ['Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status,Currency', ...lines].join(
    '\n',
  );
  const { body } = await owner.post(
    '/api/earnings/imports',
    uploadForm(['report', Buffer.from(text), 'report.csv', 'text/csv']),
  );
  const confirmed = await owner.post(`/api/earnings/imports/${body.id}/confirm`, {
    retailer,
    mapping: body.mapping,
  });
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.any(String)]);
}

/** The measures that both sides count exactly. */
const counted = ({
  conversionRate: _rate,
  earningsPerClick: _epc,
  expectedPerClick: _expected,
  ...metrics
}: EarningsMetrics) => metrics;

test(
  `all earnings tables of a generated shop are what its clicks, reports and postbacks say (seed ${seed})`,
  () =>
    fc.assert(
      fc.asyncProperty(season, async (shop) => {
        await database.query('TRUNCATE conversions, conversion_imports, commissions, product_aliases');
        const sales = await report(shop);
        const commissions: EnteredCommission[] = shop.commissions;
        for (const { productId, validFrom, kind, hundredths } of commissions)
          await owner.call('PUT', `/api/earnings/commissions/${productId}`, {
            validFrom,
            kind,
            value: decimal(hundredths),
          });
        const clickOf = new Map(clicks.map((click) => [click.id, click]));
        const persons = clicks.filter(({ isBot }) => !isBot);
        const withoutRate = sales.filter(
          ({ order, state }) => state !== 'reversed' && rates[currencyOf(shop, order)] === null,
        );
        for (const by of earningsDimensions) {
          const log = new EarningsOfLog(persons, sales, commissions, 'UTC', { by, clickOf });
          const query = new URLSearchParams({ range: 'custom', ...PERIOD, compare: 'none', by });
          const found = earningsSchema.parse((await owner.get(`/api/earnings?${query.toString()}`)).body);
          expect(counted(found.totals)).toMatchObject(counted(log.in(PERIOD)));
          expect(found).toMatchObject({
            unmatched: log.unmatched(PERIOD),
            withoutCommission: log.withoutCommission(PERIOD),
            withoutExchangeRate: withoutRate.length,
          });
          if (by === 'day') continue;
          const due = log.keysOf(PERIOD, null).map((key) => ({ key, ...counted(log.in(PERIOD, key)) }));
          expect(found.rows.map(({ key, ...row }) => ({ key, ...counted(row) }))).toMatchObject(due);
        }
      }),
      { numRuns: generatedCases(1), seed, endOnFailure: true },
    ),
  generatedCases(60_000),
);

const currencyOf = ({ sales }: Season, order: string | null) =>
  sales[Number(order!.slice('order-'.length))]!.currency;
