import type { Client } from 'pg';
import type { ApiClient } from './api-client';
import { withNewNames, withoutMoments, type RenamedFields } from './recorded-answers/answer-fields';
import { Asker, type Questions } from './recorded-answers/ask';
import { eventQuestions } from './recorded-answers/event-questions';
import { prepareSite, recordThroughInbox, triedOverLog } from './recorded-answers/prepare-site';
import { recentEvents, recentQuestions } from './recorded-answers/recent-events';
import { LAST_DAY, recordedLog } from './recorded-answers/recorded-log';
import { readRecorded, writeRecorded, type Answers } from './recorded-answers/recording';
import { reportQuestions } from './recorded-answers/report-questions';
import { earningsQuestions, importSales } from './recorded-answers/sales';
import { visitQuestions } from './recorded-answers/visit-questions';
import { ownSiteForTests } from './site-for-tests';

/*
 * Compares every analytics answer about a fixed log with the answer that was recorded before the event store changed.
 * The events are recorded by the worker, the questions are asked over HTTP, and the site is in UTC. Each question is a
 * test of its own, so that a changed answer fails under its name.
 *
 * A field has a new name: add both names to `renamedFields`, and use the new name in the questions and in the events.
 * The recorded answers stay as they are. A route has a new address: change it in the question.
 *
 * An answer is meant to change, or a question is new: record all answers again, and read the difference in
 * recorded-answers/answers.json before you commit it.
 *
 *   RECORD=1 npx jest --selectProjects=medium --maxWorkers=1 -- e2e/src/http/recorded-answers.medium.test.ts
 *
 * The fields that differ between two runs are listed in answer-fields.ts, and for days that end today in
 * recent-events.ts; nothing else is excluded from a comparison. There are no questions where the answer depends on the
 * minute or the machine: live visitors, storage, integrity, alerts and mails.
 */

/** Names of fields, dimensions and CSV columns that have changed since the answers were recorded. */
const renamedFields: RenamedFields = {};

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
    if (!isRecording) expect(answer).toEqual(withNewNames(recorded[group]?.[question], renamedFields));
  });
}

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
