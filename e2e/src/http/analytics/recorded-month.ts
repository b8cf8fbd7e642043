/// <reference types="jest" />
import { embeddedDatabaseUrl, type Site } from '@astaguide/testbed/launched-site';
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { until } from '../api-client';
import { MONTH, MONTH_DAYS, NEW_YEAR, someMonth } from './report-month';

const run = promisify(execFile);

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The day with this offset from the first of the month. */
export const dayAt = (index: number): string => plusDays(MONTH, index);

const count = async (database: Client, sql: string) => (await database.query<{ n: number }>(sql)).rows[0]!.n;

/** Lets the worker record events in batches, and waits until all of them are recorded. */
export async function recordEvents(database: Client, events: readonly object[]): Promise<void> {
  for (let start = 0; start < events.length; start += 250)
    await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [
      JSON.stringify(events.slice(start, start + 250)),
    ]);
  await until(
    async () => ({
      recorded: await count(database, 'SELECT count(*)::integer AS n FROM events'),
      waiting: await count(database, 'SELECT count(*)::integer AS n FROM event_inbox'),
    }),
    ({ recorded, waiting }) => recorded === events.length && waiting === 0,
    60_000,
  );
}

/** One month and a New Year, recorded in batches in random order; past months are summed. */
export async function recordMonth(site: Site, database: Client, seed: number): Promise<void> {
  const [events] = fc.sample(someMonth, { seed, numRuns: 1 }) as [object[]];
  await recordEvents(database, events);
  await runRollups(site, 'project', { from: dayAt(NEW_YEAR.first), to: dayAt(MONTH_DAYS - 1) });
  await sumMonths(site, database);
}

/** Sums past months, as a worker does every minute: both commands end with it. */
export async function sumMonths(site: Site, database: Client): Promise<void> {
  const day = { from: dayAt(0), to: dayAt(0) };
  await runRollups(site, 'rebuild', day);
  await runRollups(site, 'project', day);
  const summed = `SELECT count(*)::integer AS n FROM log_months
    WHERE month IN ('2025-12-01', '2026-01-01', '2026-03-01')
      AND rollups_summed_at IS NOT NULL AND attributions_summed_at IS NOT NULL`;
  expect(await count(database, summed)).toBe(3);
}

/** Runs the product's command for some days, instead of waiting for a worker. */
export const runRollups = (
  site: Site,
  command: 'rebuild' | 'project',
  { from, to }: { from: string; to: string },
) =>
  run(
    process.execPath,
    [join(__dirname, '../../../../worker/dist/rollups-cli.js'), command, '--from', from, '--to', to],
    { env: { ...process.env, DATABASE_URL: embeddedDatabaseUrl(site) } },
  );
