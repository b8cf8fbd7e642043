import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { dimensions, type Dimension } from '@astaguide/database/event-store/dimensions';
import { eventColumns, eventLogView } from '@astaguide/database/event-store/event-columns';
import { FAILED_EVENTS_KEPT } from '@astaguide/contracts/analytics/failed-event';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { DAY_LOCK, dayNumber } from '../rollups/dimensions';
import { rollupsOf, untilWaiting } from '../rollups/rollups.fixture';
import { productDatabaseForTests, forgetEvents } from './event-database.fixture';
import type { EventRecorder } from './event-recorder';
import { createEventRecorder } from './event-recorder.fixture';
import { EventReferencesRepository } from './event-references.repository';
import { recordEventsSql } from './record-events.sql';
import { RecordableEvents } from './recordable-events';
import { admittedEvent, trackedEvent } from './tracked-event.fixture';

let databaseUrl: string;
let pool: Pool;

productDatabaseForTests((...opened) => ([pool, databaseUrl] = opened));
beforeEach(() => forgetEvents(pool));

/** A recorder as another worker would have it: nothing shared but the database. */
function newRecorder(): EventRecorder {
  return createEventRecorder(pool);
}

const today = () => new Date().toISOString().slice(0, 10);
const count = async (sql: string) =>
  Number((await pool.query<{ n: string }>(`SELECT ${sql} AS n`)).rows[0]!.n);
const logged = () => count('(SELECT count(*) FROM events)');
const drift = (day = today()) => rollupsOf(pool).verifyDay(day);

async function daily(dimension: Dimension, day = today()) {
  const { rows } = await pool.query<{ key: string; page_views: string; clicks: string; visitors: string }>(
    `SELECT CASE $1::integer WHEN 0 THEN '' WHEN 2 THEN key_id::text ELSE texts.value END AS key, page_views, clicks,
       visitors
     FROM daily_rollups LEFT JOIN texts ON texts.id = key_id
     WHERE dimension = $1 AND day = $2 ORDER BY 1`,
    [dimensions[dimension], day],
  );
  return rows.map((row) => [row.key, Number(row.page_views), Number(row.clicks), Number(row.visitors)]);
}

test('an event is in the log and under every dimension it has', async () => {
  await newRecorder().record(
    [trackedEvent({ eventType: 'affiliate_click', productId: 1, linkPlacement: 'review' })],
    'job',
  );
  expect(await logged()).toBe(1);
  expect(await daily('total')).toEqual([['', 0, 1, 1]]);
  expect(await daily('product')).toEqual([['1', 0, 1, 1]]);
  expect(await daily('linkPlacement')).toEqual([['review', 0, 1, 1]]);
  expect(await daily('device')).toEqual([['desktop', 0, 1, 1]]);
  expect(await daily('country')).toEqual([['DE', 0, 1, 1]]);
  expect(await daily('source')).toEqual([['direct', 0, 1, 1]]);
  expect(await drift()).toBe(0);
});

test('an event of a month whose partition was dropped meanwhile is recorded all the same', async () => {
  const recorder = newRecorder();
  const old = () => trackedEvent({ occurredAt: '2023-05-06T07:08:09.000Z' });
  await recorder.record([old()], 'before');
  await pool.query('DROP TABLE events_2023_05');
  await recorder.record([old()], 'late');
  expect(await logged()).toBe(1);
});

test('an event of an unknown type is counted by its type', async () => {
  await newRecorder().record([trackedEvent({ eventType: 'video_play' })], 'job');
  expect(
    await count(
      `(SELECT events FROM daily_rollups JOIN texts ON texts.id = key_id
        WHERE dimension = ${dimensions.type} AND texts.value = 'video_play')`,
    ),
  ).toBe(1);
});

test('a product that never existed is left open, and its event counted', async () => {
  await newRecorder().record([trackedEvent({ eventType: 'affiliate_click', productId: 999_999 })], 'job');
  expect(await daily('total')).toEqual([['', 0, 1, 1]]);
  expect(await daily('product')).toEqual([]);
});

test('the same event 50 times at once, over two workers, counts once', async () => {
  const event = trackedEvent({ eventType: 'affiliate_click' });
  const workers = [newRecorder(), newRecorder()];
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) => workers[turn % 2]!.record([event], `job ${turn}`)),
  );
  expect(await logged()).toBe(1);
  expect(await daily('total')).toEqual([['', 0, 1, 1]]);
});

test('an id counts once across midnight and across the end of a month', async () => {
  const id = randomUUID();
  const recorder = newRecorder();
  await recorder.record([trackedEvent({ id, occurredAt: '2026-01-31T23:59:59.999Z' })], 'job');
  await recorder.record([trackedEvent({ id, occurredAt: '2026-02-01T00:00:00.001Z' })], 'job');
  expect(await logged()).toBe(1);
});

test('workers that write the same keys in other orders neither block each other nor lose anything', async () => {
  const events = Array.from({ length: 600 }, (_, n) =>
    trackedEvent({
      page: `/p/${n % 40}`,
      productId: (n % 14) + 1,
      visitor: String(n % 90),
      eventType: 'affiliate_click',
    }),
  );
  const workers = Array.from({ length: 4 }, newRecorder);
  await Promise.all(
    workers.map(async (worker, turn) => {
      const own = turn % 2 ? [...events].reverse() : events;
      for (let start = 0; start < own.length; start += 50)
        await worker.record(own.slice(start, start + 50), 'job');
    }),
  );
  expect(await logged()).toBe(600);
  expect(await drift()).toBe(0);
});

test('a visitor is counted once a day under each key, and in the hour of the first event', async () => {
  const day = today();
  const at = (hour: string, page: string, visitor: string) =>
    trackedEvent({ occurredAt: `${day}T${hour}:30:00.000Z`, page, visitor });
  const recorder = newRecorder();
  await recorder.record(
    [at('00', '/', '1'), at('00', '/', '1'), at('01', '/', '1'), at('01', '/faq', '1')],
    'job',
  );
  await recorder.record([at('01', '/', '1'), at('01', '/', '2')], 'job');
  expect(await daily('page')).toEqual([
    ['/', 5, 0, 2],
    ['/faq', 1, 0, 1],
  ]);
  const { rows } = await pool.query(
    `SELECT to_char(hour AT TIME ZONE 'UTC', 'HH24:MI') AS hour, visitors FROM hourly_rollups ORDER BY 1`,
  );
  expect(rows).toEqual([
    { hour: '00:00', visitors: 1 },
    { hour: '01:00', visitors: 1 },
  ]);
  expect(await drift()).toBe(0);
});

test('an event counts on the site’s day, and the hours of a batch over midnight on both', async () => {
  await pool.query(`UPDATE site_settings SET time_zone = 'Europe/Berlin'`);
  const moments = ['2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'];
  await newRecorder().record(
    [...moments, '2026-03-29T22:00:00.000Z'].map((occurredAt) => trackedEvent({ occurredAt, visitor: '1' })),
    'job',
  );
  const days = ['2026-03-28', '2026-03-29', '2026-03-30'];
  const counted = await Promise.all(days.map((day) => daily('total', day)));
  expect(counted).toEqual([[['', 1, 0, 1]], [['', 2, 0, 1]], [['', 1, 0, 1]]]);
  expect(await Promise.all(days.map(drift))).toEqual([0, 0, 0]);
  await pool.query(`UPDATE site_settings SET time_zone = 'UTC'`);
});

test('bots are in the log with their reasons, and in no figure', async () => {
  await newRecorder().record(
    [
      trackedEvent({ userAgent: 'curl/8.0' }),
      trackedEvent({ userAgent: '' }),
      trackedEvent({ ipAddress: '88.198.1.0/24' }),
      trackedEvent({ ipAddress: '2a01:4f8:1::/48', userAgent: 'curl/8.0' }),
    ],
    'job',
  );
  const { rows } = await pool.query('SELECT bot_reasons FROM events ORDER BY bot_reasons');
  expect(rows.map((row) => row.bot_reasons)).toEqual([
    ['crawler'],
    ['crawler', 'hosting'],
    ['hosting'],
    ['no-user-agent'],
  ]);
  expect(await daily('total')).toEqual([]);
  expect(await drift()).toBe(0);
});

test.each([
  ['one that is no event at all', 'garbage', /expected object/i],
  ['one without an id', { ...trackedEvent(), id: undefined }, /^id: /],
  ['one whose rank the database cannot hold', trackedEvent({ rank: 70_000 }), /^rank: /],
  ['one of the year 0', trackedEvent({ occurredAt: '0000-01-01T00:00:00.000Z' }), /^occurredAt: /],
  ['one without a network', trackedEvent({ ipAddress: '203.0.113.7/24' }), /^ipAddress: /],
  ['one whose visitor is no bigint', trackedEvent({ visitor: '9223372036854775808' }), /^visitor: /],
  [
    'one whose key no index can hold',
    trackedEvent({ language: 'x'.repeat(9000), page: '/'.repeat(9000) }),
    /page: /,
  ],
  ['one with a character that cannot be stored', trackedEvent({ page: '/\u0000' }), /^page: /],
])(
  '%s among 10,000 is listed as failed, and the others are counted',
  async (_what, poison, reason) => {
    const events: unknown[] = Array.from({ length: 9_999 }, (_, n) =>
      trackedEvent({ visitor: String(n % 100) }),
    );
    events.splice(4_321, 0, poison);
    const recorder = newRecorder();
    // A job that runs twice keeps the poison once.
    for (let run = 0; run < 2; run++) {
      for (let start = 0; start < events.length; start += 500) {
        await recorder.record(events.slice(start, start + 500), 'job 7');
      }
    }
    expect(await logged()).toBe(9_999);
    const { rows } = await pool.query<{ reason: string; job_id: string }>('SELECT * FROM failed_events');
    expect(rows).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(reason), job_id: 'job 7' }),
    ]);
    expect(await drift()).toBe(0);
  },
  30_000,
);

test('the database refuses no event that its schema admits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(admittedEvent(), { minLength: 100, maxLength: 200 }), async (events) => {
      await newRecorder().record(events, 'job');
      const { rows } = await pool.query('SELECT reason, event FROM failed_events');
      expect(rows).toEqual([]);
      const ids = events.map(({ id }) => id);
      expect(await count(`(SELECT count(*) FROM events WHERE id = ANY('{${ids.join()}}'))`)).toBe(
        new Set(ids).size,
      );
    }),
    { numRuns: 10 * Number(process.env.GENERATED_TIMES ?? 1) },
  );
}, 120_000);

test('of one reason a limited number of failed events is kept, and of another one more', async () => {
  const poison = (different: Partial<TrackedEvent>) =>
    Array.from({ length: 1200 }, () => trackedEvent(different));
  const recorder = newRecorder();
  await recorder.record(poison({ rank: 0 }), 'job');
  await recorder.record(poison({ rank: 0 }), 'job');
  await recorder.record([trackedEvent({ price: 'much' })], 'job');
  const { rows } = await pool.query(
    'SELECT reason, count(*)::integer FROM failed_events GROUP BY 1 ORDER BY 2',
  );
  expect(rows.map((row) => row.count)).toEqual([1, FAILED_EVENTS_KEPT.ofReason]);
});

test('the readable log says what was sent, wherever it is kept', async () => {
  const campaign = {
    utmSource: 'Letter',
    utmMedium: 'email',
    utmCampaign: 'spring',
    utmContent: 'top',
    utmTerm: 'red algae',
  };
  const place = { page: '/faq', linkPlacement: 'review', rank: 2, price: '29.90', ...campaign };
  const extra = { productName: 'A "b" \\ ü', n: 1.5e300, nested: { none: null, list: [1] } };
  const offers = [
    { linkPlacement: 'review', productId: 1 },
    { linkPlacement: 'guide', productId: 2, rank: 3 },
  ];
  const occurredAt = '2026-02-03T04:05:06.789Z';
  const sent: [TrackedEvent, object][] = [
    [trackedEvent({ eventType: 'affiliate_click', productId: 1, ...place, extra }), { ...place, ...extra }],
    [
      trackedEvent({ occurredAt, receivedAt: new Date().toISOString(), ipAddress: '2001:db8:77::/48' }),
      { page: '/' },
    ],
    [
      trackedEvent({ eventType: 'video_play', country: null, language: null, extra: { page: 3 } }),
      { page: 3 },
    ],
    [trackedEvent({ eventType: 'offers_seen', offers }), { page: '/', offers }],
    [
      trackedEvent({ page: null, channel: 'organic-search', referrer: 'https://www.google.com/' }),
      { referrer: 'https://www.google.com/' },
    ],
  ];
  await newRecorder().record(
    sent.map(([event]) => event),
    'job 9',
  );
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT *, dequeued_at BETWEEN received_at AND recorded_at AND recorded_at <= clock_timestamp() AS in_order
     FROM event_log`,
  );
  expect(rows).toHaveLength(sent.length);
  for (const [event, data] of sent) {
    const row = rows.find(({ id }) => id === event.id)!;
    expect(row.data).toEqual(data);
    expect(row).toMatchObject({
      type: event.eventType,
      product_id: event.productId,
      page: event.page,
      link_placement: event.linkPlacement,
      rank: event.rank,
      price: event.price,
      source: event.source,
      channel: event.channel,
      referrer: event.referrer,
      utm_source: event.utmSource,
      utm_medium: event.utmMedium,
      utm_campaign: event.utmCampaign,
      utm_content: event.utmContent,
      utm_term: event.utmTerm,
      visitor: event.visitor,
      network: event.ipAddress,
      country: event.country,
      language: event.language,
      user_agent: event.userAgent,
      device: 'desktop',
      occurred_at: new Date(event.occurredAt),
      received_at: new Date(event.receivedAt),
      bot_reasons: null,
      job_id: 'job 9',
      in_order: true,
    });
  }
});

test('a new field of events is recorded and read once its column is named', async () => {
  const columns = {
    ...eventColumns,
    scrolled: { type: 'smallint', field: 'scrolled' as keyof TrackedEvent },
  };
  const event = { ...trackedEvent(), scrolled: 80 };
  const client = await pool.connect();
  try {
    // Undone in the end: the other tests have the log as it is.
    await client.query('BEGIN');
    await client.query('DROP VIEW event_log');
    await client.query('ALTER TABLE events ADD COLUMN scrolled smallint');
    await client.query(eventLogView(columns));
    await client.query('SELECT ensure_event_partition(now())');
    const { events, sweep } = await new RecordableEvents(
      new EventReferencesRepository(pool),
      { read: () => Promise.resolve(() => []) },
      columns,
    ).make([{ event, jobId: null, takenAt: new Date().toISOString() }]);
    await client.query(recordEventsSql(columns), [JSON.stringify(events), sweep]);
    expect((await client.query('SELECT id, scrolled FROM event_log')).rows).toEqual([
      { id: event.id, scrolled: 80 },
    ]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('a database that goes away gives the batch back', async () => {
  const away = new Pool({ connectionString: databaseUrl.replace(/:\d+\//, ':1/') });
  const recorder = createEventRecorder(away);
  await expect(recorder.record([trackedEvent()], 'job')).rejects.toThrow();
  await away.end();
});

test('an event that comes days late counts its visitor right, though the marks are gone', async () => {
  const day = '2026-03-10';
  const at = (visitor: string): TrackedEvent => trackedEvent({ occurredAt: `${day}T10:00:00.000Z`, visitor });
  const recorder = newRecorder();
  await recorder.record([at('1'), at('2')], 'job');
  await pool.query('DELETE FROM visitors_seen');
  await recorder.record([at('1'), at('3')], 'job');
  expect(await daily('total', day)).toEqual([['', 4, 0, 3]]);
  expect(await drift(day)).toBe(0);
});

test('an event of a final day whose events were dropped is counted as it comes, its visitor too', async () => {
  const day = '2026-03-10';
  const at = (): TrackedEvent => trackedEvent({ occurredAt: `${day}T10:00:00.000Z`, visitor: '1' });
  await newRecorder().record([at()], 'job');
  await pool.query('DELETE FROM events');
  await pool.query('UPDATE log_days SET dropped_at = now()');
  await newRecorder().record([at()], 'job');
  expect(await logged()).toBe(1);
  expect(await daily('total', day)).toEqual([['', 2, 0, 2]]);
});

test('no rebuild of a final day comes between a late event and the recount of its visitors', async () => {
  const day = '2026-03-10';
  const at = (visitor: string): TrackedEvent => trackedEvent({ occurredAt: `${day}T10:00:00.000Z`, visitor });
  await newRecorder().record([at('1')], 'job');
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('$1::date')})`, [day]);
  const late = newRecorder().record([at('1')], 'job');
  await untilWaiting(pool, 1);
  const rebuilding = rollupsOf(pool).rebuildDay(day);
  await untilWaiting(pool, 2);
  await client.query('COMMIT');
  client.release();
  expect(await rebuilding).toBe(0);
  await late;
  expect(await daily('total', day)).toEqual([['', 2, 0, 1]]);
});
