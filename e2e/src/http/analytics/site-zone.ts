import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import type { Client } from 'pg';
import { until, type ApiClient } from '../api-client';

/**
 * Number of cases of a property test: the usual number, times GENERATED_TIMES, which the whole suite sets. The test's
 * name or failure message contains the seed.
 */
export const generatedCases = (usual: number) => usual * Number(process.env['GENERATED_TIMES'] || 1);

/**
 * Time zones for property tests of reports: offsets of hours, halves and quarters, and clock changes. The tests of a
 * change use three of them, the whole suite all.
 */
export const PROVEN_ZONES = [
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  ...(generatedCases(1) > 1
    ? ['America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'Australia/Lord_Howe']
    : []),
];

/** Cases of a property test in each of these zones: in all, as many as three zones would have. */
export const casesPerZone = (usual: number) => Math.ceil((3 * generatedCases(usual)) / PROVEN_ZONES.length);

/** Sets the site's time zone as the owner, and waits until every day is counted in it. */
export async function countIn(owner: ApiClient, database: Client, timeZone: string): Promise<void> {
  const { siteName } = (await owner.get('/api/site-settings')).body as SiteSettings;
  const { status } = await owner.call('PUT', '/api/site-settings', { siteName, timeZone });
  expect(status).toBe(200);
  await until(
    async () =>
      (
        await database.query<{ waiting: number }>(
          `SELECT (SELECT count(*) FROM log_days WHERE rebuild_due)::integer
             + (SELECT count(*) FROM maintenance_runs WHERE kind = 'change-time-zone' AND finished_at IS NULL)::integer
             AS waiting`,
        )
      ).rows[0]!.waiting,
    (waiting) => waiting === 0,
    60_000,
  );
}
