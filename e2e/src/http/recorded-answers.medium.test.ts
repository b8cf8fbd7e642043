import { dayBefore, pastEvent } from '@astaguide/testbed/past-event';
import type { Client } from 'pg';
import { type ApiClient, until } from './api-client';
import { Asker, type Questions, days, eachOf } from './recorded-answers/ask';
import { eventQuestions } from './recorded-answers/event-questions';
import {
  LAST_DAY,
  recordedLog,
  BURST_DAY,
  FIRST_DAY,
  type RecordedLog,
} from './recorded-answers/recorded-log';
import { earningsQuestions, importSales } from './recorded-answers/sales';
import { ownSiteForTests } from './site-for-tests';
import { AFFILIATE_CLICK, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromTables, toTables } from './recorded-answers/tables';
import type { Site } from '@astaguide/testbed/launched-site';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { untilRuleDone } from './analytics/bot-rule-runs';
import { runRollups } from './analytics/recorded-month';
import { botRules, triedRule } from './recorded-answers/odd-events';

/*
 * Compares every analytics answer about a fixed log with the answer that was recorded before the event store changed.
 * The events are recorded by the worker, the questions are sent over HTTP, and the site is in UTC. Each question is a
 * test of its own, so that a changed answer fails under its name.
 *
 * A field has a new name: replace the name in answers.json, in the questions and in the events. A route has a new
 * address: change it in the question.
 *
 * An answer is meant to change, or a question is new: record all answers again, and read the difference in
 * recorded-answers/answers.json before you commit it.
 *
 *   RECORD=1 npx jest --selectProjects=medium --maxWorkers=1 -- e2e/src/http/recorded-answers.medium.test.ts
 *
 * The fields that differ between two runs are listed in `momentsOfRun`, and for days that end today in `dayFields`; nothing else is excluded from a comparison. There are no questions where the answer depends on the
 * minute or the machine: live visitors, storage, integrity, alerts and mails.
 */

/** Number of events per inbox batch. */
const BATCH = 250;
const RULES = '/api/analytics/bot-rules';

/** Lets the worker record the fixed log with bot rules applied, and waits until every day is computed. */
async function prepareSite(
  { site, database, owner }: { site: Site; database: Client; owner: ApiClient },
  { arrivals, repeated }: Pick<RecordedLog, 'arrivals' | 'repeated'>,
): Promise<void> {
  await database.query(`UPDATE site_settings SET time_zone = 'UTC', social_proof = 'real'`);
  // The names of the demo catalog may change.
  await database.query(`UPDATE products SET name = 'Product ' || id`);
  for (const condition of botRules) await keepRule(owner, condition);
  await recordThroughInbox(database, [...repeated, ...arrivals]);
  await runRollups(site, 'project', { from: '2025-01-01', to: LAST_DAY });
}

/** Inserts events into the inbox, and waits until the worker has recorded them. */
async function recordThroughInbox(database: Client, events: readonly TrackedEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += BATCH)
    await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [
      JSON.stringify(events.slice(start, start + BATCH)),
    ]);
  await until(
    async () => (await database.query('SELECT FROM event_inbox')).rowCount,
    (batches) => batches === 0,
    60_000,
  );
}

/** Creates, previews and applies a rule. Only a previewed rule can be applied. */
async function keepRule(owner: ApiClient, condition: object): Promise<void> {
  const { id } = await tryRule(owner, condition);
  await owner.post(`${RULES}/${id}/apply`);
  await untilRuleDone(owner, id);
}

async function tryRule(owner: ApiClient, condition: object): Promise<{ id: number }> {
  const { id } = (await owner.post(RULES, { condition })).body as BotRule;
  await owner.post(`${RULES}/${id}/preview`);
  return untilRuleDone(owner, id);
}

/** Previews a rule over the whole log; days without events are removed, because they continue until today. */
async function triedOverLog(owner: ApiClient): Promise<unknown> {
  const { id } = await tryRule(owner, triedRule);
  const trial = (await owner.get(`${RULES}/${id}/preview`)).body as {
    days: { before: { visitors: number } }[];
  };
  return { ...trial, days: trial.days.filter(({ before }) => before.visitors > 0) };
}

/** Answers by group and question. */
type Answers = Record<string, Record<string, unknown>>;

const FILE = join(__dirname, 'recorded-answers', 'answers.json');

const readRecorded = (): Answers => fromTables(JSON.parse(readFileSync(FILE, 'utf8'))) as Answers;

/** Writes the fixture in the project's formatting. */
async function writeRecorded(answers: Answers): Promise<void> {
  writeFileSync(FILE, JSON.stringify(toTables(answers)));
  await promisify(execFile)(process.execPath, [
    require.resolve('prettier/bin/prettier.cjs'),
    '--write',
    FILE,
  ]);
}

const MINUTE = 60_000;

/** Events of the last days at fixed times of day; today's are at its first moment. */
function recentEvents(seed = 20_260_310): TrackedEvent[] {
  const random = new SeededRandom(seed);
  return [0, 1, 2, 3, 5, 6, 7, 8, 20, 29, 30].flatMap((daysAgo) =>
    Array.from({ length: 12 }, () => {
      const day = dayBefore(daysAgo);
      const minutes = daysAgo === 0 ? 0 : random.between(0, 1439);
      const productId = random.pick([1, 1, 2, 3]);
      return pastEvent(day, 0, {
        id: random.uuid(),
        occurredAt: new Date(Date.parse(day) + minutes * MINUTE).toISOString(),
        visitor: String(random.between(1, 8)),
        page: random.pick(['/', '/comparison']),
        ...(random.happens(0.6) && { eventType: AFFILIATE_CLICK, productId, linkPlacement: 'home-card' }),
        ...(random.happens(0.05) && { productId }),
      });
    }),
  );
}

/** Fields with days or moments, which depend on today here. */
const dayFields = new Set([
  'period',
  'comparison',
  'span',
  'comparedSpan',
  'start',
  'end',
  'date',
  'timestamp',
]);

function withoutDays(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDays);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dayFields.has(name))
      .map(([name, inner]) => [name, withoutDays(inner)]),
  );
}

/** Questions about periods that end today. */
const recentQuestions = ({ json }: Asker): Record<string, Questions> => ({
  'recent days': {
    summary: async () => withoutDays(await json('/api/analytics/summary')),
    'report of today': async () => withoutDays(await json('/api/analytics/report?range=today&compare=none')),
    'report of 28 days': async () => withoutDays(await json('/api/analytics/report?range=28d&compare=none')),
    'readers of each offer': () => json('/api/social-proof'),
  },
});

/** Periods of all lengths, with buckets of hours, days, weeks and months. */
const reportPeriods = {
  'the burst day, against the day before': days(BURST_DAY, BURST_DAY, 'previous'),
  'the first day of a year, against the last of the year before': days(
    '2026-01-01',
    '2026-01-01',
    'previous',
  ),
  'a day without events': days('2026-01-13'),
  'a week, against the one before': days('2026-02-09', '2026-02-15', 'previous'),
  'a week, against the year before': days('2026-02-09', '2026-02-15', 'year'),
  'January, against as many days before': days('2026-01-01', '2026-01-31', 'previous'),
  'over the end of the year, against as many days before': days('2025-12-20', '2026-01-10', 'previous'),
  'all days of the log, by weeks': days(FIRST_DAY, LAST_DAY),
  'the longest period there is, against the year before': days('2025-02-04', '2026-03-10', 'year'),
  'days before the first event': days('2024-05-01', '2024-05-02', 'previous'),
};

const filters = {
  'a product, on the burst day': ['product:1', days(BURST_DAY, BURST_DAY, 'previous')],
  'a product without clicks': ['product:999999', days('2026-02-09', '2026-02-15', 'previous')],
  'a page, in a week': ['page:/comparison', days('2026-02-09', '2026-02-15', 'year')],
  'a page, over the end of the year': ['page:/review/alpha', days('2025-12-20', '2026-01-10')],
  'a page that looks like a formula': ['page:/review/=1+1,"x"', days('2026-02-06')],
  'a page that there is not': ['page:/nowhere', days('2026-02-06')],
  'a link placement, in February': ['linkPlacement:home-card', days('2026-02-01', '2026-02-28', 'previous')],
  'a link placement, on all days of the log': ['linkPlacement:review', days(FIRST_DAY, LAST_DAY)],
  'a channel, in a week': ['channel:email', days('2026-02-16', '2026-02-22', 'previous')],
  'a country, on the burst day': ['country:DE', days(BURST_DAY)],
  'a country, over the end of the year': ['country:NL', days('2025-12-20', '2026-01-10', 'previous')],
  'a device, in January': ['device:mobile', days('2026-01-01', '2026-01-31', 'previous')],
  'a device, in a week': ['device:tablet', days('2026-02-02', '2026-02-08')],
} as const;

/** The tables of a report's CSV export. */
const tables = {
  series: 'series',
  products: 'product',
  pages: 'page',
  'link placements': 'linkPlacement',
  sources: 'source',
  channels: 'channel',
  campaigns: 'campaign',
  countries: 'country',
  devices: 'device',
  browsers: 'browser',
  languages: 'language',
};

const filterQuery = ([filter, period]: readonly [string, string]) =>
  `${period}&filter=${encodeURIComponent(filter)}`;

const reportQuestions = ({ json, csv }: Asker): Record<string, Questions> => ({
  report: eachOf(reportPeriods, (period) => json(`/api/analytics/report?${period}`)),
  'report of one key': eachOf(filters, (filter) => json(`/api/analytics/report?${filterQuery(filter)}`)),
  'report as CSV, over the end of the year': eachOf(tables, (table) =>
    csv(`/api/analytics/report.csv?${days('2025-11-20', '2026-02-17', 'previous')}&table=${table}`),
  ),
  'report of one key as CSV': eachOf(tables, (table) =>
    csv(
      `/api/analytics/report.csv?${filterQuery(['page:/comparison', days('2026-02-01', '2026-02-28')])}&table=${table}`,
    ),
  ),
});

/** Periods of projections, which are computed by day: attribution, funnels, bot traffic. */
const projectedPeriods = {
  'the burst day, against the day before': days(BURST_DAY, BURST_DAY, 'previous'),
  'a day without events': days('2026-01-13'),
  'a week, against the year before': days('2026-02-09', '2026-02-15', 'year'),
  'over the end of the year, against as many days before': days('2025-12-20', '2026-01-10', 'previous'),
  'all days of the log': days(FIRST_DAY, LAST_DAY),
};

const asFile = days('2026-01-01', '2026-02-28', 'previous');

const visitQuestions = ({ json, csv }: Asker): Record<string, Questions> => ({
  attribution: {
    ...eachOf(projectedPeriods, (period) => json(`/api/analytics/attribution?${period}`)),
    'as CSV': () => csv(`/api/analytics/attribution.csv?${asFile}`),
  },
  funnel: {
    ...eachOf(projectedPeriods, (period) => json(`/api/analytics/funnel?${period}`)),
    ...eachOf(
      {
        'all sessions, as CSV': 'total',
        'channels, as CSV': 'channel',
        'devices, as CSV': 'device',
        'countries, as CSV': 'country',
      },
      (table) => csv(`/api/analytics/funnel.csv?${asFile}&table=${table}`),
    ),
  },
  'bot traffic': {
    ...eachOf(projectedPeriods, (period) => json(`/api/analytics/bot-traffic?${period}`)),
    ...eachOf(
      {
        'days, as CSV': 'days',
        'reasons, as CSV': 'reason',
        'programs, as CSV': 'agent',
        'networks, as CSV': 'network',
      },
      (table) => csv(`/api/analytics/bot-traffic.csv?${asFile}&table=${table}`),
    ),
  },
});

/** Timestamps of reading, recording or importing, which differ in every run. */
const momentsOfRun = new Set(['asOf', 'dequeuedAt', 'recordedAt', 'confirmedAt', 'previewedAt', 'triedAt']);

/** An answer without the timestamps of the run. Nulls stay, because they mean that something has not happened. */
function withoutMoments(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutMoments);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      momentsOfRun.has(name) && value !== null ? 'a moment of the run' : withoutMoments(value),
    ]),
  );
}

const isRecording = process.env['RECORD'] === '1';
const recorded = isRecording ? {} : readRecorded();
const answers: Answers = {};

let database: Client;
let owner: ApiClient;
let sales: unknown;

const log = recordedLog();
const asker = new Asker(() => owner, new Map(log.events.map(({ id }, place) => [id, place])));

ownSiteForTests(
  async (started) => {
    ({ database, owner } = started);
    await prepareSite(started, log);
    sales = await importSales(owner, log.events);
  },
  // The log gets older, and all of it must stay.
  { RAW_RETENTION_MONTHS: '0' },
);

const groups: Record<string, Questions> = {
  ...reportQuestions(asker),
  ...visitQuestions(asker),
  ...eventQuestions(asker),
  ...earningsQuestions(asker),
  imports: { 'what is said while sales are imported': () => Promise.resolve(sales) },
  'bot rules': { 'a rule tried over the log': () => triedOverLog(owner) },
};
const recentGroups = recentQuestions(asker);

function compareAnswers([group, questions]: [string, Questions]): void {
  test.each(Object.entries(questions))(`${group}: %s`, async (question, ask) => {
    const answer = withoutMoments(await ask());
    (answers[group] ??= {})[question] = answer;
    if (!isRecording) expect(answer).toEqual(recorded[group]?.[question]);
  });
}

test('replaces a moment of the run, and keeps a missing one', () => {
  const answer = (asOf: string | null) => withoutMoments({ derived: { asOf, missingDays: 0 } });
  expect(answer('2026-03-10T00:00:00Z')).toEqual(answer('2026-03-11T00:00:00Z'));
  expect(answer('2026-03-10T00:00:00Z')).not.toEqual(answer(null));
  expect(answer(null)).toEqual({ derived: { asOf: null, missingDays: 0 } });
});

test('every event of the log is recorded once', async () => {
  expect(await asker.export('2025-01-01', LAST_DAY)).toHaveLength(log.events.length);
});

Object.entries(groups).forEach(compareAnswers);

describe('with events of the last days', () => {
  beforeAll(() => recordThroughInbox(database, recentEvents()), 60_000);
  Object.entries(recentGroups).forEach(compareAnswers);
});

test('every question has an answer, and every recorded answer its question', async () => {
  const namesOf = (all: Record<string, object>) =>
    Object.entries(all).flatMap(([group, questions]) => Object.keys(questions).map((name) => [group, name]));
  const asked = namesOf({ ...groups, ...recentGroups });
  expect(namesOf(answers)).toEqual(asked);
  if (isRecording) await writeRecorded(answers);
  expect(namesOf(readRecorded())).toEqual(asked);
});
