import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import type { Pool } from 'pg';
import { forgetEvents, productDatabaseForTests } from '../analytics/events/event-database.fixture';
import { createEventRecorder } from '../analytics/events/event-recorder.fixture';
import { trackedEvent } from '../analytics/events/tracked-event.fixture';
import { MonthlyRollupsRepository } from '../analytics/rollups/monthly-tables.repository';
import { RollupsRepository } from '../analytics/rollups/rollups.repository';
import { ReferenceSweepRepository } from './reference-sweep.repository';
import { VisitorErasureRepository } from './visitor-erasure.repository';

let pool: Pool;
productDatabaseForTests((opened) => {
  pool = opened;
});
beforeEach(() => forgetEvents(pool));

const sweep = () => new ReferenceSweepRepository(pool).sweep();
const deleteEvents = () => forgetEvents(pool);
const valuesOf = async (table: 'texts' | 'user_agents') =>
  (await pool.query<{ value: string }>(`SELECT value FROM ${table}`)).rows.map(({ value }) => value);

/** An event with its own text in every column; all contain the mark. */
const marked = (mark: string): TrackedEvent =>
  trackedEvent({
    eventType: `type ${mark}`,
    page: `/page-${mark}`,
    sentPage: `/sent-${mark}`,
    linkPlacement: `placement ${mark}`,
    sentLinkPlacement: `sent ${mark}`,
    source: `source ${mark}`,
    referrer: `https://referrer.example/${mark}`,
    utmSource: `source ${mark}`,
    utmMedium: `medium ${mark}`,
    utmCampaign: `campaign ${mark}`,
    utmContent: `content ${mark}`,
    utmTerm: `term ${mark}`,
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 ${mark}`,
    language: mark,
    offers: [{ linkPlacement: `placement ${mark}`, productId: 1 }],
    extra: { own: mark },
  });

/** How many rows of the log refer to something that does not exist. */
const dangling = async () =>
  (
    await pool.query<{ rows: number }>(
      `SELECT count(*)::integer AS rows FROM events e
       LEFT JOIN origins o ON o.id = e.origin_id LEFT JOIN user_agents a ON a.id = e.user_agent_id
       WHERE o.id IS NULL OR a.id IS NULL
         OR EXISTS (
           SELECT FROM unnest(ARRAY[type_id, page_id, sent_page_id, link_placement_id, sent_link_placement_id, country_id,
             language_id, offers_id, source_id, channel_id, nullif(referrer_id, 0), nullif(utm_campaign_id, 0),
             device_id, browser_id]) AS ids(id)
           WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM texts WHERE texts.id = ids.id))`,
    )
  ).rows[0]!.rows;

test('what only deleted events referred to is removed, and what others refer to stays', async () => {
  const recorder = createEventRecorder(pool);
  await recorder.record([marked('kept'), marked('gone')], 'job');
  await pool.query(`DELETE FROM events WHERE extra ->> 'own' = 'gone'`);
  await new RollupsRepository(pool, new MonthlyRollupsRepository(pool)).rebuildDay(dayIn(new Date(), 'UTC'));
  expect(await sweep()).toBeGreaterThan(10);
  const values = [...(await valuesOf('texts')), ...(await valuesOf('user_agents'))];
  expect(values.filter((value) => value.includes('gone'))).toEqual([]);
  expect(values.filter((value) => value.includes('kept'))).toHaveLength(15);
  expect(await sweep()).toBe(0);
});

test('what rollups of dropped events name stays, and what only the log had goes', async () => {
  await createEventRecorder(pool).record([marked('dropped')], 'job');
  await pool.query('DELETE FROM events');
  await sweep();
  const values = [...(await valuesOf('texts')), ...(await valuesOf('user_agents'))];
  const left = values.filter((value) => value.includes('dropped')).sort();
  expect(left).toEqual([
    '/page-dropped',
    'campaign dropped',
    'content dropped',
    'dropped',
    'medium dropped',
    'placement dropped',
    'source dropped',
    'term dropped',
    'type dropped',
  ]);
});

test('a recorder with a removed id in its cache stores the text again', async () => {
  const recorder = createEventRecorder(pool);
  await recorder.record([marked('again')], 'job');
  await deleteEvents();
  expect(await sweep()).toBeGreaterThan(10);
  await recorder.record([marked('again')], 'job');
  expect(await dangling()).toBe(0);
  const { rows } = await pool.query(
    `SELECT page, referrer, utm_campaign, user_agent FROM event_log WHERE type = 'type again'`,
  );
  expect(rows).toEqual([
    {
      page: '/sent-again',
      referrer: 'https://referrer.example/again',
      utm_campaign: 'campaign again',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 again',
    },
  ]);
});

test('what is recorded between the search and the removal keeps its texts', async () => {
  const recorder = createEventRecorder(pool);
  await recorder.record([marked('between'), marked('gone')], 'job');
  await deleteEvents();
  const searching = {
    connect: () => pool.connect(),
    query: async (text: string, values: unknown[]) => {
      const found = await pool.query(text, values);
      await recorder.record([marked('between')], 'job');
      return found;
    },
  } as unknown as Pool;
  expect(await new ReferenceSweepRepository(searching).sweep()).toBeGreaterThan(10);
  expect(await dangling()).toBe(0);
  expect((await valuesOf('texts')).filter((value) => value.includes('gone'))).toEqual([]);
});

test('recorders, erasures and sweeps at the same time leave no event that refers to nothing', async () => {
  const recorders = [createEventRecorder(pool), createEventRecorder(pool), createEventRecorder(pool)];
  const erasure = new VisitorErasureRepository(pool);
  const rollups = new RollupsRepository(pool, new MonthlyRollupsRepository(pool));
  const today = dayIn(new Date(), 'UTC');
  let sent = 0;
  let removed = 0;
  let isOver = false;
  const record = async (recorder: (typeof recorders)[number], number: number) => {
    for (let turn = 0; turn < 40; turn++) {
      // Few marks, so that recorders hold removed ids of each other's texts again and again.
      const events = Array.from({ length: 5 }, (_, place) => ({
        ...marked(`m${(turn + place + number) % 7}`),
        visitor: String(turn % 4),
      }));
      sent += events.length;
      await recorder.record(events, 'job');
    }
  };
  const disturb = async () => {
    while (!isOver) {
      for (const visitor of ['0', '1', '2', '3'])
        await erasure.erase({ day: today, visitor }, '2100-01-01T00:00:00Z');
      await rollups.rebuildDay(today);
      removed += await sweep();
    }
  };
  const disturbing = disturb();
  await Promise.all(recorders.map(record));
  isOver = true;
  await disturbing;
  expect(sent).toBe(600);
  expect(removed).toBeGreaterThan(20);
  expect(await dangling()).toBe(0);
  const { rows } = await pool.query('SELECT FROM failed_events');
  expect(rows).toEqual([]);
  expect((await pool.query('SELECT FROM event_ids')).rowCount).toBe(600);
}, 120_000);
