import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { countStreams, liveStream } from '../../../testing/live-stream';
import { renderPage } from '../../../testing/render-page';
import MaintenanceView from './maintenance-view';
import { RecountNotice } from './recount-notice';

const AT = '2026-11-01T10:00:00.000Z';

const integrityOf = (daysToRebuild: number): Integrity => ({
  asOf: AT,
  completeThrough: AT,
  waiting: 0,
  drift: 0,
  verifiedAt: AT,
  openDays: { from: '2026-10-30', to: '2026-11-01' },
  daysNeverVerified: 0,
  daysToRebuild,
  differingDays: [],
});

const runOf = (different: Partial<MaintenanceRun>): MaintenanceRun => ({
  id: 7,
  kind: 'change-time-zone',
  from: null,
  to: null,
  state: 'running',
  done: 6,
  total: 40,
  result: null,
  error: null,
  scheduled: false,
  requestedAt: AT,
  startedAt: AT,
  finishedAt: null,
  ...different,
});

/** @returns the calls, and a function that sets the server's progress */
function answerDays(days: number, runs: MaintenanceRun[]) {
  const tell = liveStream();
  let integrity = integrityOf(days);
  let known = runs;
  const calls = answerApi({
    'GET /api/site-settings': () => ({ timeZone: 'Europe/Berlin' }),
    'GET /api/owner/reports/integrity': () => integrity,
    'GET /api/maintenance/runs': () => known,
  });
  const move = (left: number, run: MaintenanceRun) => {
    integrity = integrityOf(left);
    known = [run];
    tell('runs', known);
    tell('integrity', integrity);
  };
  return { calls, move };
}

const notice = () => screen.findByRole('region', { name: 'Time zone' });
const bar = () => screen.findByRole('progressbar', { name: 'Recalculating days in the new time zone' });

test('shows how many days still use the old time zone, and the progress of recalculating them', async () => {
  answerDays(34, [runOf({ id: 8, kind: 'verify' }), runOf({})]);
  renderPage(<RecountNotice />);
  await notice();
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Recalculating days in Europe/Berlin.34 days still use the old time zone.',
    ),
  );
  const progress = await bar();
  expect([progress.getAttribute('aria-valuenow'), progress.getAttribute('aria-valuemax')]).toEqual([
    '6',
    '40',
  ]);
});

test('updates from the live stream, and removes the progress bar and refetches all data when done', async () => {
  const { calls, move } = answerDays(2, [runOf({ done: 38 })]);
  const { client } = renderPage(<RecountNotice />);
  client.setQueryData(['/api/owner/reports/summary'], {});
  const region = await notice();
  await bar();
  move(1, runOf({ done: 39 }));
  await waitFor(() => expect(region.textContent).toContain('1 day still uses the old time zone.'));
  await waitFor(async () => expect((await bar()).getAttribute('aria-valuenow')).toBe('39'));
  expect(client.getQueryState(['/api/owner/reports/summary'])!.isInvalidated).toBe(false);
  const before = calls.length;
  move(0, runOf({ state: 'succeeded', done: 40, finishedAt: AT }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(client.getQueryState(['/api/owner/reports/summary'])!.isInvalidated).toBe(true);
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

test('shows no progress bar without a run, and nothing without days to recalculate', async () => {
  answerDays(1, []);
  const first = renderPage(<RecountNotice />);
  await notice();
  expect(screen.queryByRole('progressbar')).toBeNull();
  first.unmount();
  const { calls } = answerDays(0, [runOf({ state: 'succeeded', finishedAt: AT })]);
  renderPage(<RecountNotice />);
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(screen.queryByRole('region', { name: 'Time zone' })).toBeNull();
});

test('shows that a recalculation failed, and how to fix it', async () => {
  answerDays(3, [runOf({ state: 'failed', finishedAt: AT })]);
  renderPage(<RecountNotice />);
  await waitFor(async () =>
    expect((await notice()).textContent).toBe(
      'Recalculating days in Europe/Berlin failed.3 days still use the old time zone. Rebuild them under Settings › System.',
    ),
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('shares the live stream with the view below it, and keeps it open after the view is removed', async () => {
  const { move } = answerDays(2, [runOf({})]);
  const view = (hasView: boolean) => (
    <>
      <RecountNotice />
      {hasView && <MaintenanceView />}
    </>
  );
  const { show } = renderPage(view(true));
  await notice();
  expect(countStreams()).toEqual({ opened: 1, open: 1 });
  show(view(false));
  move(1, runOf({}));
  await waitFor(async () => expect((await notice()).textContent).toContain('1 day still'));
  expect(countStreams()).toEqual({ opened: 1, open: 1 });
  move(0, runOf({ state: 'succeeded', finishedAt: AT }));
  await waitFor(() => expect(countStreams()).toEqual({ opened: 1, open: 0 }));
});
