import fc from 'fast-check';
import type { Pool } from 'pg';
import { productDatabaseForTests, forgetEvents } from '../events/event-database.fixture';
import { createEventRecorder } from '../events/event-recorder.fixture';
import type { EventRecorder } from '../events/event-recorder';
import { trackedEvent } from '../events/tracked-event.fixture';
import { countByHand, readStored } from './projected-metrics.fixture';
import { ProjectionsRepository } from './projections.repository';
import { rollupsOf } from '../rollups/rollups.fixture';

let pool: Pool;
let days: ProjectionsRepository;
let recorder: EventRecorder;

productDatabaseForTests((opened) => {
  pool = opened;
  days = new ProjectionsRepository(pool);
  recorder = createEventRecorder(pool);
});
beforeEach(() => forgetEvents(pool));

const DAY = new Date().toISOString().slice(0, 10);
const at = (second: number) => new Date(Date.parse(DAY) + second * 1000).toISOString();

const FIREFOX = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const offers = fc.array(
  fc.record({
    linkPlacement: fc.constantFrom('review', 'home-card', 'never-recorded'),
    productId: fc.constantFrom(1, 2, 888_888),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Visits around the half hour that parts sessions, in any order, by people and others. */
const arbitraryEvents = fc.array(
  fc
    .record({
      occurredAt: fc
        .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(-1, 0, 1, 600))
        .map(([halfHours, seconds]) => at(Math.max(0, halfHours * 1800 + seconds))),
      eventType: fc.constantFrom('page_view', 'page_view', 'affiliate_click', 'signup', 'offers_seen'),
      productId: fc.constantFrom(null, 1, 2, 777_777),
      page: fc.constantFrom(null, '/', '/comparison', '/review/x', '/reviewed'),
      linkPlacement: fc.constantFrom(null, 'review', 'home-card'),
      source: fc.constantFrom('direct', 'example.org'),
      channel: fc.constantFrom('direct' as const, 'referral' as const),
      utmCampaign: fc.constantFrom(null, 'spring'),
      visitor: fc.constantFrom('1', '2', '-3', '4', '5'),
      country: fc.constantFrom(null, 'DE', 'NL'),
      language: fc.constantFrom(null, 'de'),
      ipAddress: fc.constantFrom(null, '203.0.113.0/24', '2001:db8:1::/48'),
      userAgent: fc.constantFrom(
        'curl/8',
        'Googlebot/2.1',
        '',
        trackedEvent().userAgent,
        trackedEvent().userAgent,
        FIREFOX,
      ),
    })
    .chain((event) =>
      event.eventType === 'offers_seen'
        ? offers.map((list) => ({ ...event, offers: list }))
        : fc.constant(event),
    ),
  { minLength: 1, maxLength: 50 },
);

test('attributions and funnels are what counting by hand gives, whatever the events', async () => {
  await fc.assert(
    fc
      .asyncProperty(arbitraryEvents, async (details) => {
        await recorder.record(
          details.map((detail) => trackedEvent(detail)),
          'job',
        );
        for (const day of await days.listStale()) expect(await days.compute(day)).toBe(true);
        expect(await readStored(pool, DAY)).toEqual(await countByHand(pool, DAY));
        expect(await days.verify(DAY)).toBe(0);
        expect(await days.listStale()).toEqual([]);
      })
      .beforeEach(async () => {
        await forgetEvents(pool);
      }),
    { numRuns: 16 * Number(process.env['GENERATED_TIMES'] || 1) },
  );
}, 60_000);

test('a campaign is known once three networks have sent it, on whatever days; one network or a bot is not enough', async () => {
  const sendFrom = async (second: number, campaign: string, networks: string[], userAgent?: string) => {
    const events = networks.map((ipAddress, place) =>
      trackedEvent({
        receivedAt: at(second),
        utmCampaign: campaign,
        ipAddress,
        visitor: `${place}`,
        ...(userAgent && { userAgent }),
      }),
    );
    await recorder.record(events, 'job');
    for (const day of await days.listStale()) await days.compute(day);
  };
  const namesOf = async (dimension: number) => {
    const { rows } = await pool.query<{ name: string | null; is_known: boolean; networks: number }>(
      `SELECT value AS name, is_known, cardinality(networks) AS networks
       FROM sent_names LEFT JOIN texts ON texts.id = key_id WHERE dimension = $1 ORDER BY value`,
      [dimension],
    );
    return rows.map(({ name, is_known, networks }) => [name, is_known, networks]);
  };
  const one = '203.0.113.0/24';
  await sendFrom(0, 'invented', [one, one, one, one]);
  await sendFrom(1, 'crawled', ['192.0.2.0/24', '198.51.100.0/24', '2001:db8:1::/48'], 'curl/8');
  expect(await namesOf(0)).toEqual([[null, false, 1]]);
  await sendFrom(-86_400, 'spring', [one, '192.0.2.0/24']);
  expect(await namesOf(7)).toEqual([
    ['invented', false, 1],
    ['spring', false, 2],
  ]);
  await sendFrom(2, 'spring', ['2001:db8:1::/48', one]);
  expect(await namesOf(7)).toEqual([
    ['invented', false, 1],
    ['spring', true, 0],
  ]);
  expect(await namesOf(0)).toEqual([[null, true, 0]]);
  await sendFrom(3, 'spring', [one]);
  expect(await namesOf(7)).toContainEqual(['spring', true, 0]);
});

test.each([
  ['a click too many', 'UPDATE daily_attributions SET clicks = clicks + 1'],
  ['a session that is missing', 'DELETE FROM daily_funnels WHERE dimension = 0'],
  ['a public click too many', 'UPDATE daily_public_clicks SET unique_clicks = unique_clicks + 1'],
  ['a bot too many', 'UPDATE daily_bot_traffic SET visitors = visitors + 1 WHERE dimension = 0'],
])('verify sees %s, and a rebuild has it put right', async (_what, damage) => {
  await recorder.record(
    [
      trackedEvent({ occurredAt: at(1), eventType: 'affiliate_click' }),
      trackedEvent({ occurredAt: at(2), userAgent: 'curl/8' }),
    ],
    'job',
  );
  await days.compute(DAY);
  await pool.query(damage);
  expect(await days.verify(DAY)).toBe(1);
  await rollupsOf(pool).rebuildDay(DAY);
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await days.verify(DAY)).toBe(0);
  expect(await readStored(pool, DAY)).toEqual(await countByHand(pool, DAY));
});

test('computes a day that has only bots, again after another one, and without erased visitors', async () => {
  const bot = (visitor: string) =>
    recorder.record([trackedEvent({ occurredAt: at(1), userAgent: 'curl/8', visitor })], 'job');
  const botTraffic = async () =>
    (await pool.query('SELECT events, visitors FROM daily_bot_traffic WHERE dimension = 0')).rows;
  await bot('1');
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await botTraffic()).toEqual([{ events: 1, visitors: 1 }]);
  await bot('2');
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await botTraffic()).toEqual([{ events: 2, visitors: 2 }]);

  await pool.query(`DELETE FROM events WHERE visitor = 2`);
  await rollupsOf(pool).rebuildDay(DAY);
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await botTraffic()).toEqual([{ events: 1, visitors: 1 }]);
  expect([await days.verify(DAY), await days.listStale()]).toEqual([0, []]);
});

test('a day whose last event was erased is computed again: nothing is left of it', async () => {
  await recorder.record([trackedEvent({ occurredAt: at(1), eventType: 'affiliate_click' })], 'job');
  await days.compute(DAY);
  await pool.query('DELETE FROM events');
  await rollupsOf(pool).rebuildDay(DAY);
  expect(await days.listStale()).toEqual([DAY]);
  await days.compute(DAY);
  expect(await readStored(pool, DAY)).toEqual({});
  expect([await days.verify(DAY), await days.listStale()]).toEqual([0, []]);
});

test('computes and verifies a busy first day while PostgreSQL has no statistics for it', async () => {
  const visit = ['page_view', 'affiliate_click', 'affiliate_click'];
  await recorder.record(
    visit.map((eventType, place) => trackedEvent({ occurredAt: at(place + 1), eventType, productId: place })),
    'job',
  );
  await pool.query(
    `INSERT INTO events SELECT (jsonb_populate_record(e,
       jsonb_build_object('id', gen_random_uuid(), 'visitor', number))).*
     FROM events e, generate_series(1, 8000) AS number`,
  );
  await rollupsOf(pool).rebuildDay(DAY);
  expect(await days.compute(DAY)).toBe(true);
  const { rows } = await pool.query('SELECT sessions, unique_clicks FROM daily_sessions WHERE dimension = 0');
  expect(rows).toEqual([{ sessions: '8000', unique_clicks: '16000' }]);
  expect(await days.verify(DAY)).toBe(0);
});

test('two workers do not compute a day at once', async () => {
  await recorder.record([trackedEvent({ occurredAt: at(1) })], 'job');
  const done = await Promise.all([days.compute(DAY), days.compute(DAY)]);
  expect(done).toContain(true);
  expect(await days.verify(DAY)).toBe(0);
});

test('a day that another worker has computed meanwhile is not computed again', async () => {
  await recorder.record([trackedEvent({ occurredAt: at(1) })], 'job');
  const computedAt = async () => (await pool.query('SELECT projected_at::text FROM log_days')).rows;
  expect(await days.compute(DAY)).toBe(true);
  const first = await computedAt();
  expect(first).toHaveLength(1);
  expect(await days.compute(DAY)).toBe(true);
  expect(await computedAt()).toEqual(first);
});
