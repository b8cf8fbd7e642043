import { embeddedDatabase } from '@astaguide/testbed/launched-site';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import type { Page } from '@playwright/test';
import { findFaults } from '../../axe';
import { openDashboard, downloadRows, unfold } from '../../dashboard';
import { expect, test } from '../../site-test';

// A separate site, because its runs and mismatches would appear in other journeys.
test.use({ siteOf: 'maintenance' });

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const region = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page) => page.getByRole('list', { name: 'Runs' }).getByRole('listitem');
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title }).first();

const runOf = (different: Partial<MaintenanceRun>): MaintenanceRun => ({
  id: 1,
  kind: 'verify',
  from: '2026-10-01',
  to: '2026-10-30',
  state: 'running',
  done: 12,
  total: 30,
  result: null,
  error: null,
  scheduled: false,
  requestedAt: '2026-11-01T10:00:00.000Z',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: null,
  ...different,
});
const ofEachState = [
  runOf({
    id: 5,
    result: {
      summary: 'Checked 12 days: 3 rows of 1 day differ',
      notes: ['2026-10-02: 3 rows differ'],
      metrics: {},
    },
  }),
  runOf({ id: 4, kind: 'rebuild', state: 'queued', done: 0, total: 0 }),
  runOf({
    id: 3,
    kind: 'rebuild',
    state: 'failed',
    from: '2024-05-01',
    to: '2024-05-31',
    done: 0,
    total: 0,
    error: '2024-05: raw events were deleted on 2026-06-01.',
    finishedAt: '2026-11-01T10:00:01.000Z',
  }),
  runOf({
    id: 2,
    kind: 'erase-visitor',
    from: null,
    to: null,
    state: 'succeeded',
    done: 2,
    total: 2,
    finishedAt: '2026-11-01T10:00:01.000Z',
    result: { summary: 'Erased 12 events of one visitor', notes: [], metrics: {} },
  }),
  runOf({ id: 1, state: 'cancelled', scheduled: true, finishedAt: '2026-11-01T10:00:01.000Z' }),
];

/** Shows runs in every state, without live updates. */
async function showEachState(page: Page): Promise<void> {
  await page.route('**/api/owner/reports/live', (route) => route.abort());
  await page.route('**/api/maintenance/runs', (route) => route.fulfill({ json: ofEachState }));
}

test('the status line says whether the data is complete, a rebuild puts a wrong day right, and the view fits every width', async ({
  page,
  site,
}) => {
  await openDashboard(page, 'tab=settings&section=system');
  const line = page.getByText(/^Up to date · /);
  await expect(line).toHaveText(/^Up to date · verified \d\d:\d\d$/, { timeout: 20_000 });

  const database = await embeddedDatabase(site);
  // All open days are verified: after this, no scheduled verification follows, only that of the rebuild.
  const verified = async () =>
    (await database.query('SELECT FROM log_days WHERE verified_at IS NOT NULL')).rowCount;
  await expect.poll(verified, { timeout: 20_000 }).toBe(3);
  await database.query(
    `INSERT INTO log_days (day, drift, verified_at) VALUES ($1, 7, now())
     ON CONFLICT (day) DO UPDATE SET drift = 7, verified_at = excluded.verified_at`,
    [dayBefore(1)],
  );
  await database.query(`SELECT pg_notify('maintenance_moved', '')`);
  await database.end();
  await expect(page.getByText(/7 mismatches · verified /)).toBeVisible();
  await expect(region(page, 'Data integrity')).toContainText(`${dayBefore(1)}: 7 mismatches`);

  await unfold(page, 'Maintenance');
  await page.getByLabel('From', { exact: true }).fill(dayBefore(1));
  await page.getByLabel('To', { exact: true }).fill(dayBefore(1));
  await page.getByRole('button', { name: 'Rebuild…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rebuild' }).click();
  await expect(rowOf(page, `Rebuild ${dayBefore(1)}`)).toContainText('Rebuilt 1 day: nothing to correct');
  await expect(page.getByText(/^Up to date · verified /)).toBeVisible();

  const storage = region(page, 'Storage');
  await unfold(page, 'Storage');
  const csv = await downloadRows(storage.getByRole('button', { name: /^Export CSV/ }));
  expect(csv.rows.find((row) => row.startsWith('rollups,'))).toMatch(/^rollups,\d+,\d+,$/);

  await showEachState(page);
  await page.reload();
  for (const title of ['Maintenance', 'Storage']) await unfold(page, title);
  await expect(rows(page)).toHaveCount(5);
  await rows(page).nth(0).getByText('Details (1)').click();
  await expect(storage.getByRole('table')).toBeVisible();
  await expect(page.getByText(/^Up to date · /)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
