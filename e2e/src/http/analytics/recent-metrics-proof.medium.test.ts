import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { liveMinutes } from '@astaguide/contracts/analytics/live-minutes';
import { MIN_READERS, offerReadersSchema } from '@astaguide/contracts/catalog/social-proof';
import fc from 'fast-check';
import type { Client } from 'pg';
import { until, type ApiClient } from '../api-client';
import { loggedEvents, zonedDayOf, type LoggedEvent } from './logged-events';
import { plusDays, recordEvents } from './recorded-month';
import { MONTH, MONTH_DAYS, someMonth } from './report-month';
import { siteForTests } from '../site-for-tests';
import { countIn } from './site-zone';

let database: Client;
let owner: ApiClient;
/** Human events. */
let log: LoggedEvent[];
let productNames: Map<string, string>;

const seed = Date.now() % 1_000_000_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Number of events that are moved into the last hour. */
const RECENT = 120;

siteForTests((started) => ({ owner, database } = started));

/** Records a month of events that ends now. */
beforeAll(async () => {
  const [events] = fc.sample(someMonth, { seed, numRuns: 1 }) as [TrackedEvent[]];
  const now = Date.now();
  const shift = Math.floor(now / DAY) * DAY - (Date.parse(MONTH) + (MONTH_DAYS - 1) * DAY);
  const moved = events
    .map((event, place) => ({
      ...event,
      occurredAt: new Date(
        place < RECENT ? now - (place / 2) * MINUTE : Date.parse(event.occurredAt) + shift,
      ).toISOString(),
    }))
    .filter(({ occurredAt }) => Date.parse(occurredAt) <= now);
  await recordEvents(database, moved);
  log = (await loggedEvents(database)).filter(({ isBot }) => !isBot);
  await until(
    async () =>
      (
        await database.query<{ n: number }>(
          'SELECT sum(events)::integer AS n FROM daily_rollups WHERE dimension = 0',
        )
      ).rows[0]!.n,
    (counted) => counted === log.length,
    60_000,
  );
  const { rows } = await database.query<{ id: number; name: string }>('SELECT id, name FROM products');
  productNames = new Map(rows.map(({ id, name }) => [String(id), name]));
}, 300_000);

const ofType = (events: readonly LoggedEvent[], type: string) =>
  events.filter(({ event_type }) => event_type === type);

/** '12 (+20%)': a metric and its change from the week before, as in the mail. */
function metricText(now: number, before: number): string {
  const percent = Math.round(Math.abs(now / before - 1) * 100);
  const change = percent === 0 ? '0%' : `${now < before ? '−' : '+'}${percent.toLocaleString('en-US')}%`;
  return `${now} (${before > 0 ? change : now === 0 ? 'no change (both 0)' : 'none before'})`;
}

test.each(['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  `in %s the weekly mail has the figures of the raw log (seed ${seed})`,
  async (zone) => {
    await countIn(owner, database, zone);
    const today = zonedDayOf(Date.now(), zone);
    const monday = plusDays(today, -((new Date(today).getUTCDay() + 6) % 7));
    const within = (first: number, last: number) =>
      log.filter(({ at }) => {
        const day = zonedDayOf(at, zone);
        return day >= plusDays(monday, first) && day <= plusDays(monday, last);
      });
    const [now, before] = [within(-7, -1), within(-14, -8)];
    const figureOf = (type: string, dimension?: string, key?: string | null) => {
      const count = (events: LoggedEvent[]) =>
        ofType(events, type).filter(({ keys }) => dimension === undefined || keys[dimension] === key).length;
      return metricText(count(now), count(before));
    };
    const rowsOf = (type: string, dimension: string) =>
      [...new Set(ofType(now, type).flatMap(({ keys }) => keys[dimension] ?? []))].map(
        (key) => `${productNames.get(key) ?? key}: ${figureOf(type, dimension, key)}`,
      );
    const { body } = await owner.get('/api/notifications/weekly-summary/preview');
    const lines = (body.text as string).split('\n').map((line) => line.replace(/^\d+\. /, ''));
    const after = (title: string) => lines.slice(lines.indexOf(title) + 1);
    const listed = (title: string) => after(title).slice(0, after(title).indexOf('')).toSorted();
    expect(lines).toContain(`Buy link clicks: ${figureOf('affiliate_click')}`);
    expect(lines).toContain(`Page views: ${figureOf('page_view')}`);
    expect(listed('Top products by clicks')).toEqual(rowsOf('affiliate_click', 'product').toSorted());
    expect(listed('Top pages by views')).toEqual(rowsOf('page_view', 'page').toSorted());
  },
  60_000,
);

test(`who is on the site is who the raw log says (seed ${seed})`, async () => {
  const at = (moment: number) => {
    const since = (minutes: number) => log.filter((event) => event.at > moment - minutes * MINUTE);
    const count = (minutes: number) => new Set(since(minutes).map(({ visitor }) => visitor)).size;
    return { last5Minutes: count(liveMinutes.last5Minutes), last30Minutes: count(liveMinutes.last30Minutes) };
  };
  const earlier = at(Date.now());
  const { body } = await owner.get('/api/analytics/visitors');
  expect([earlier, at(Date.now())]).toContainEqual(body);
});

test(`the public click counts are the visitors who clicked, at most three of a network a day (seed ${seed})`, async () => {
  await database.query(`UPDATE site_settings SET social_proof = 'real'`);
  await countIn(owner, database, 'America/New_York');
  const dayOf = (time: number) => zonedDayOf(time, 'America/New_York');
  const first = plusDays(dayOf(Date.now()), -6);
  const readers = new Map<string, Set<string>>();
  const visitorsOf = new Map<string, Set<string>>();
  const clicks = ofType(log, 'affiliate_click').filter(({ at }) => dayOf(at) >= first);
  for (const { at, visitor, network, keys } of clicks.toSorted(
    (one, other) => one.at - other.at || Number(one.visitor) - Number(other.visitor),
  )) {
    const ofNetwork = visitorsOf.get(`${dayOf(at)}|${network}`) ?? new Set();
    if (ofNetwork.size < 3) visitorsOf.set(`${dayOf(at)}|${network}`, ofNetwork.add(visitor));
    const product = keys['product'];
    if (!product || !ofNetwork.has(visitor)) continue;
    readers.set(product, (readers.get(product) ?? new Set()).add(`${dayOf(at)}|${visitor}`));
  }
  const due = [...readers].map(([product, counted]) => ({
    productId: Number(product),
    readers: counted.size,
  }));
  const { body } = await owner.get('/api/social-proof');
  const listed = offerReadersSchema.array().parse(body);
  expect(listed.map(({ productId, readers: shown }) => ({ productId, readers: shown }))).toEqual(
    due
      .filter(({ readers: counted }) => counted >= MIN_READERS)
      .toSorted((one, other) => other.readers - one.readers || one.productId - other.productId),
  );
}, 120_000);
