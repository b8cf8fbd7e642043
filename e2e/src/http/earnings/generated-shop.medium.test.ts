import { PERSON } from '@astaguide/testbed/past-event';
import { generatedCases } from '../analytics/site-zone';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { earningsSchema, type EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import { earningsDimensions } from '@astaguide/contracts/earnings/earnings-dimension';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { loggedEvents, type LoggedEvent } from '../analytics/logged-events';
import { recordEvents } from '../analytics/recorded-month';
import { uploadForm, type ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { EarningsOfLog } from './earnings-metrics';
import type { EnteredCommission } from './retailer-reports';
import { ReportedSales, type ReportedSale } from './reported-sales';

const DAY = 86_400_000;
const FIRST_DAY = '2026-04-01';
const PERIOD = { from: FIRST_DAY, to: '2026-05-31' };
const PRODUCTS = 200;
const FIRST_PRODUCT = 5001;
const CLICKS = 3000;
const SALES = 10;

/** US dollars for one unit, in hundredths; francs have no rate. With two decimals, cents convert exactly. */
const rates: Record<string, bigint | null> = { USD: 100n, EUR: 108n, GBP: 127n, CHF: null };
const networks = ['Shop', 'Other Shop'];
/** Its reports have no ids. */
const NAMELESS = 'Nameless Shop';
const UNKNOWN_PRODUCT = 'Unheard of';
const seed = Number(process.env['SEED'] || Date.now() % 1_000_000_000);

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

const productId = fc.integer({ min: FIRST_PRODUCT, max: FIRST_PRODUCT + PRODUCTS - 1 });
const cents = fc.integer({ min: 0, max: 50_000 });
const commissionCents = fc.option(fc.integer({ min: 0, max: 5000 }), { freq: 2 });
const phase = fc.nat(2);
const currency = fc.constantFrom('USD', 'USD', 'USD', 'EUR', 'GBP', 'CHF');
const sale = fc.record({
  network: fc.constantFrom(...networks),
  click: fc.option(fc.nat(CLICKS - 1), { freq: 4 }),
  productId: fc.option(productId, { freq: 6 }),
  /** Another item of the order: the same once more, or another product. */
  second: fc.oneof(
    { weight: 3, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constant('same' as const) },
    { weight: 1, arbitrary: productId },
  ),
  minutes: fc.integer({ min: 1, max: 20 * 1440 }),
  currency,
  /** Whether its lines have ids, and its postbacks name the order or its first line. */
  ids: fc.constantFrom('none' as const, 'none' as const, 'lines' as const, 'postbacks' as const),
});
const telling = fc.record({
  sale: fc.nat(SALES - 1),
  /** In which of the three reports of its network, or after which of them a postback comes. */
  phase,
  isPostback: fc.boolean(),
  status: fc.constantFrom(
    'pending' as const,
    'pending' as const,
    'approved' as const,
    'paid' as const,
    'reversed' as const,
  ),
  cents,
  commissionCents,
  isRepeated: fc.boolean(),
});
const refund = fc.record({
  sale: fc.nat(SALES - 1),
  phase,
  isPostback: fc.boolean(),
  status: fc.constantFrom('pending' as const, 'approved' as const, 'approved' as const),
  cents: fc.integer({ min: 1, max: 20_000 }),
  commissionCents,
  days: fc.integer({ min: 1, max: 30 }),
});
/** A row without ids: a sale, a return or a bonus. */
const nameless = fc.record({
  day: fc.integer({ min: 0, max: 20 }),
  productId: fc.option(productId, { freq: 4 }),
  cents: fc.constantFrom(0, 100, 999, 4000),
  commissionCents,
  sign: fc.constantFrom(1, 1, 1, -1),
  currency: fc.constantFrom('USD', 'EUR', 'GBP'),
  account: fc.constantFrom('one-20', 'two-20'),
});
const season = fc.record({
  sales: fc.array(sale, { minLength: SALES, maxLength: SALES }),
  tellings: fc.array(telling, { minLength: 5, maxLength: 2 * SALES }),
  refunds: fc.uniqueArray(refund, {
    maxLength: 6,
    selector: ({ sale: place, cents: of }) => `${place} ${of}`,
  }),
  exports: fc.array(fc.array(nameless, { minLength: 1, maxLength: 8 }), { maxLength: 3 }),
  /** Of which account each export is; null for both. */
  accounts: fc.array(fc.constantFrom(null, 'one-20', 'two-20', ''), { minLength: 3, maxLength: 3 }),
  commissions: fc.array(
    fc.record({
      productId,
      validFrom: fc.constantFrom('2026-01-01', '2026-04-10', '2026-05-05'),
      kind: fc.constant('rate' as const),
      hundredths: fc.integer({ min: 0, max: 3000 }),
    }),
    { maxLength: 30 },
  ),
  dimensions: fc.shuffledSubarray([...earningsDimensions], { minLength: 3, maxLength: 3 }),
});
type Season = typeof season extends fc.Arbitrary<infer Value> ? Value : never;
type Telling = Season['tellings'][number];
type Refund = Season['refunds'][number];

/** A sale as its networks report it, and its own count of it. */
function factsOf({ sales }: Season, place: number) {
  const sold = sales[place]!;
  const clicked = sold.click === null ? null : clicks[sold.click]!;
  const at = (clicked?.at ?? Date.parse(FIRST_DAY) + 25 * DAY) + sold.minutes * 60_000;
  return { ...sold, clicked, at, occurredAt: new Date(at).toISOString(), orderId: `order-${place}` };
}

const decimal = (amount: number) => (amount / 100).toFixed(2);
const states = {
  pending: 'pending',
  approved: 'confirmed',
  paid: 'confirmed',
  reversed: 'reversed',
} as const;

interface Line {
  text: string;
  said: ReportedSale;
}

/** Reports the season's sales in files with postbacks between them, and some of the files again. */
async function report(shop: Season): Promise<ReportedSales> {
  const model = new ReportedSales(new Map());
  const files: (() => Promise<void>)[] = [];
  const bring = async (retailer: string, lines: readonly Line[]) => {
    if (lines.length === 0) return;
    const again = () => importFile(retailer, lines);
    await again();
    model.add(
      files.length,
      lines.map(({ said }) => ({
        ...said,
        commission: model.commissionOf(
          said,
          lines.map((line) => line.said),
        ),
        click: said.click ?? (said.isRefund ? null : (model.known(said)?.click ?? null)),
        isPaid: said.isPaid || isStillPaid(model, said),
      })),
    );
    files.push(again);
  };
  for (const now of [0, 1, 2]) {
    const tellings = shop.tellings.filter((one) => one.phase === now);
    const refunds = refundsOf(shop).filter((one) => one.phase === now);
    for (const name of networks) {
      const isOfFile = (one: { sale: number; isPostback: boolean }) =>
        shop.sales[one.sale]!.network === name && !isCall(one);
      const ofFile = new Map(tellings.filter(isOfFile).map((one) => [one.sale, one]));
      await bring(name, [
        ...refunds.filter(isOfFile).map((one) => refundLine(shop, one)),
        ...[...ofFile.values()].flatMap((one) => saleLines(shop, one)),
      ]);
    }
    await bring(NAMELESS, namelessLines(shop.exports[now] ?? [], shop.accounts[now]!));
    for (const one of tellings.filter(isCall)) {
      const said = saidByCall(shop, one);
      for (let times = one.isRepeated ? 2 : 1; times > 0; times--)
        await network(callOf(shop, one, one.status));
      model.call({ ...said, commission: model.commissionOf(said), isPaid: isStillPaid(model, said) });
    }
    for (const [place, one] of refundsOf(shop).entries()) {
      if (one.phase !== now || !isCall(one)) continue;
      const call = callOf(shop, { ...one, cents: -one.cents }, one.status);
      const commission = one.commissionCents === null ? undefined : decimal(-one.commissionCents);
      await network({ ...call, commission, refundId: `refund-${place}` });
      const said = { ...refundLine(shop, one).said, identity: `refund-${place}` };
      model.call({ ...said, commission: model.commissionOf(said) });
    }
  }
  // An older file that is imported again changes nothing.
  for (const again of files) await again();
  return model;
}

/** What is paid stays paid in a report that does not say so. */
const isStillPaid = (model: ReportedSales, said: ReportedSale) =>
  said.state === 'confirmed' && (model.known(said)?.isPaid ?? false);

const isCall = ({ isPostback }: { isPostback: boolean }) => isPostback;

/** A postback with the id of a line does not say its order, so a refund could not find it. */
const refundsOf = ({ refunds, sales }: Season) =>
  refunds.filter(({ sale: place }) => sales[place]!.ids !== 'postbacks');

const rowIdOf = (shop: Season, place: number, item: number) =>
  shop.sales[place]!.ids === 'none' ? '' : `line-${place}-${item}`;

/** A postback is of the whole order, unless it names a line. */
function saidByCall(shop: Season, one: Telling): ReportedSale {
  const [{ said }] = saleLines(shop, one) as [Line];
  if (shop.sales[one.sale]!.ids === 'postbacks') return said;
  return { ...said, identity: `${said.order}`, isTotal: true, productText: null };
}

function callOf(
  shop: Season,
  one: Pick<Telling, 'sale' | 'cents' | 'commissionCents'>,
  status: Telling['status'],
) {
  const { clicked, network: name, ...facts } = factsOf(shop, one.sale);
  return {
    network: name,
    orderId: facts.ids === 'postbacks' ? rowIdOf(shop, one.sale, 1) : facts.orderId,
    clickId: clicked?.id,
    productId: clicked ? undefined : (facts.productId ?? undefined),
    amount: decimal(one.cents),
    currency: facts.currency,
    commission: one.commissionCents === null ? undefined : decimal(one.commissionCents),
    status: status === 'paid' ? 'approved' : status,
    occurredAt: facts.occurredAt,
  };
}

/** Ten-thousandths of a dollar: cents times hundredths. Without a rate a sale counts, but its money does not. */
function moneyOf(code: string, amount: number, earned: number | null) {
  const rate = rates[code]!;
  const dollars = (money: number) => (rate === null ? 0n : BigInt(money) * rate);
  const commission = rate !== null && earned === null ? null : dollars(earned ?? 0);
  return { amount: dollars(amount), commission, ...(rate !== null && { rate }) };
}

function saleLines(shop: Season, one: Telling): Line[] {
  const { network: retailer, orderId, clicked, occurredAt, at, second, ...facts } = factsOf(shop, one.sale);
  const of = (item: number, product: number | null, text: string, click: string | null): Line => ({
    text: [
      orderId,
      occurredAt,
      text,
      click ?? '',
      decimal(one.cents),
      one.commissionCents === null ? '' : decimal(one.commissionCents),
      one.status,
      facts.currency,
      '',
      rowIdOf(shop, one.sale, item),
    ].join(),
    said: {
      retailer,
      // Lines without ids are distinguished by their products.
      identity: `${orderId} ${facts.ids === 'none' ? text.toLowerCase() : ''} ${item}`,
      order: orderId,
      isRefund: false,
      click,
      productText: text || null,
      productId: product,
      day: occurredAt.slice(0, 10),
      moment: at,
      ...moneyOf(facts.currency, one.cents, one.commissionCents),
      state: states[one.status],
      isPaid: one.status === 'paid' && !isCall(one),
    },
  });
  const product = clicked ? Number(clicked.keys['product']) : facts.productId;
  const first = [
    product,
    clicked ? '' : String(facts.productId ?? UNKNOWN_PRODUCT),
    clicked?.id ?? null,
  ] as const;
  if (second === 'none') return [of(1, ...first)];
  return [of(1, ...first), second === 'same' ? of(2, ...first) : of(2, second, String(second), null)];
}

/** A refund of one item; of the second one if it is another product. */
function refundLine(shop: Season, one: Refund): Line {
  const { network: retailer, orderId, clicked, at, second, ...facts } = factsOf(shop, one.sale);
  // Postbacks say the time of the sale.
  const moment = isCall(one) ? at : at + one.days * DAY;
  const occurredAt = new Date(moment).toISOString();
  const named = isCall(one) ? (clicked ? null : facts.productId) : typeof second === 'number' ? second : null;
  const click = isCall(one) ? (clicked?.id ?? null) : null;
  const product = click ? Number(clicked!.keys['product']) : named;
  return {
    text: [
      orderId,
      occurredAt,
      named ?? '',
      '',
      decimal(-one.cents),
      one.commissionCents === null ? '' : decimal(-one.commissionCents),
      one.status,
      facts.currency,
      '',
      '',
    ].join(),
    said: {
      retailer,
      identity: `refund of ${orderId}: ${one.cents}`,
      order: orderId,
      isRefund: true,
      click,
      productText: named === null ? null : String(named),
      productId: product,
      day: occurredAt.slice(0, 10),
      moment,
      ...moneyOf(facts.currency, -one.cents, one.commissionCents === null ? null : -one.commissionCents),
      state: states[one.status],
      isPaid: false,
    },
  };
}

/** @param of the account of the export; null for all, with a column; '' for all, without one */
function namelessLines(rows: Season['exports'][number], of: string | null): Line[] {
  const seen = new Map<string, number>();
  const ofAccount = rows.filter(({ account }) => !of || account === of);
  return ofAccount.map((row) => {
    const account = of === '' ? null : row.account;
    const day = new Date(Date.parse(FIRST_DAY) + row.day * DAY).toISOString().slice(0, 10);
    const signed = (amount: number) => (amount === 0 ? 0 : row.sign * amount);
    const earned = row.commissionCents === null ? null : signed(row.commissionCents);
    const product = String(row.productId ?? UNKNOWN_PRODUCT);
    const traits = [day, product, signed(row.cents), account].join();
    const number = (seen.get(traits) ?? 0) + 1;
    seen.set(traits, number);
    return {
      text: [
        '',
        day,
        product,
        '',
        decimal(signed(row.cents)),
        earned === null ? '' : decimal(earned),
        '',
        row.currency,
        account ?? '',
        '',
      ].join(),
      said: {
        account,
        isBonus: row.cents === 0,
        retailer: NAMELESS,
        identity: `${traits} ${number}`,
        order: null,
        isRefund: false,
        click: null,
        productText: product,
        productId: row.productId,
        day,
        moment: null,
        ...moneyOf(row.currency, signed(row.cents), earned),
        state: 'confirmed',
        isPaid: false,
      },
    };
  });
}

async function importFile(retailer: string, lines: readonly Line[]): Promise<void> {
  const headings =
    'Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status,Currency,Tracking ID,Row ID';
  const text = [headings, ...lines.map((line) => line.text)].join('\n');
  const { body } = await owner.post(
    '/api/earnings/imports',
    uploadForm(['report', Buffer.from(text), 'report.csv', 'text/csv']),
  );
  const confirmed = await owner.post(`/api/earnings/imports/${body.id}/confirm`, {
    retailer,
    mapping: MAPPING,
  });
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.any(String)]);
}

/** Every column in its place, whatever its values look like. */
const MAPPING = {
  columns: {
    orderId: 0,
    date: 1,
    product: 2,
    clickId: 3,
    amount: 4,
    commission: 5,
    state: 6,
    currency: 7,
    account: 8,
    rowId: 9,
  },
  dateOrder: 'day-first',
  decimalSign: '.',
};

/** The measures that both sides count exactly. */
const counted = ({
  conversionRate: _rate,
  earningsPerClick: _epc,
  expectedPerClick: _expected,
  reversalRate: _reversals,
  ...metrics
}: EarningsMetrics) => metrics;

const SHOPS = generatedCases(1) === 1 ? 5 : 150;

test(
  `all earnings tables of generated shops are what their clicks, reports and postbacks say (seed ${seed})`,
  () =>
    fc.assert(
      fc.asyncProperty(season, async (shop) => {
        await database.query('TRUNCATE conversions, conversion_imports, commissions, product_aliases');
        const sales = (await report(shop)).current();
        const commissions: EnteredCommission[] = shop.commissions;
        for (const { productId: product, validFrom, kind, hundredths } of commissions)
          await owner.call('PUT', `/api/earnings/commissions/${product}`, {
            validFrom,
            kind,
            value: decimal(hundredths),
          });
        const clickOf = new Map(clicks.map((one) => [one.id, one]));
        const persons = clicks.filter(({ isBot }) => !isBot);
        const isInPeriod = ({ day }: ReportedSale) => day >= PERIOD.from && day <= PERIOD.to;
        const withoutRate = sales.filter(
          (one) => one.state !== 'reversed' && one.rate === undefined && isInPeriod(one),
        );
        for (const by of shop.dimensions) {
          const log = new EarningsOfLog(persons, sales, commissions, 'UTC', { by, clickOf });
          const query = new URLSearchParams({ range: 'custom', ...PERIOD, compare: 'none', by });
          const found = earningsSchema.parse((await owner.get(`/api/earnings?${query.toString()}`)).body);
          expect(counted(found.totals)).toMatchObject(counted(log.in(PERIOD)));
          expect(found).toMatchObject({
            unmatched: log.unmatched(PERIOD),
            withoutCommission: log.withoutCommission(PERIOD),
            withoutExchangeRate: withoutRate.length,
            payment: log.payment(PERIOD),
          });
          if (by === 'day') continue;
          const due = log
            .keysOf(PERIOD, null)
            .map((key) => ({ key, ...counted(log.in(PERIOD, key)) }))
            // What has no key and no money, such as a refund without a rate, is no row.
            .filter(
              (row) => row.key !== null || Object.values(row).some((value) => Number(value ?? 0) !== 0),
            );
          expect(found.rows.map(({ key, ...row }) => ({ key, ...counted(row) }))).toMatchObject(due);
        }
      }),
      { numRuns: SHOPS, seed },
    ),
  // The limit catches a test that hangs, also on a busy machine.
  60_000 + SHOPS * 3000,
);
