import { databaseForTests } from '@astaguide/database/database.fixture';
import type { Pool } from 'pg';
import type { EventRecorder } from './event-recorder';
import { createEventRecorder } from './event-recorder.fixture';
import { InboxRepository } from './inbox.repository';
import { trackedEvent } from './tracked-event.fixture';

let pool: Pool;
let inbox: InboxRepository;
let recorder: EventRecorder;

databaseForTests((opened) => {
  pool = opened;
  inbox = new InboxRepository(pool);
  recorder = createEventRecorder(pool);
});

beforeEach(() => pool.query('TRUNCATE event_inbox, events, event_ids, failed_events'));

const put = (events: string) => pool.query('INSERT INTO event_inbox (events) VALUES ($1)', [events]);
const drain = () => inbox.drain((batch) => recorder.record(batch, null));
const rows = async (table: string) =>
  (await pool.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${table}`)).rows[0]!.n;

test('records waiting batches and deletes them', async () => {
  await put(JSON.stringify([trackedEvent(), trackedEvent()]));
  await put(JSON.stringify([trackedEvent()]));
  expect(await drain()).toBe(2);
  expect([await rows('events'), await rows('event_inbox')]).toEqual([3, 0]);
});

test.each([
  ['broken JSON', '[{"id":'],
  ['no list', '{"id":1}'],
  ['nothing', 'null'],
])('a batch that is %s is listed as failed, and later batches are recorded', async (_what, text) => {
  await put(text);
  await put(JSON.stringify([trackedEvent()]));
  expect(await drain()).toBe(2);
  expect(await Promise.all(['events', 'event_inbox', 'failed_events'].map(rows))).toEqual([1, 0, 1]);
});

test('a batch that could not be recorded waits on', async () => {
  await put(JSON.stringify([trackedEvent()]));
  await expect(inbox.drain(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await rows('event_inbox')).toBe(1);
});

test('two workers at once take different batches', async () => {
  for (let n = 0; n < 60; n++) await put(JSON.stringify([trackedEvent()]));
  const drained = await Promise.all([drain(), drain()]);
  expect(drained[0] + drained[1]).toBe(60);
  expect(await rows('events')).toBe(60);
});
