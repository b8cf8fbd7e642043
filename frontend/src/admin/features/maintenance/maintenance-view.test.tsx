import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import type { Integrity, Storage } from '@astaguide/contracts/analytics/data-integrity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { liveStream } from '../../../testing/live-stream';
import { renderPage } from '../../../testing/render-page';
import MaintenanceView from './maintenance-view';
import { RunForm } from './run-form';
import { RunList } from './run-list';

const AT = '2026-11-01T10:00:00.000Z';
const integrity: Integrity = {
  asOf: AT,
  completeThrough: AT,
  waiting: 0,
  drift: 0,
  verifiedAt: AT,
  openDays: { from: '2026-10-30', to: '2026-11-01' },
  daysNeverVerified: 0,
  daysToRebuild: 0,
  differingDays: [],
};
const storage: Storage = {
  bytes: 2048,
  months: [],
  parts: [{ name: 'rollups', rows: 12, bytes: 1024 }],
  oldestRawDay: null,
  retention: { months: 0, lastCompactionAt: null, nextCompactionAt: null, dropped: [] },
};
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
  requestedAt: AT,
  startedAt: AT,
  finishedAt: null,
  ...different,
});
const result = (summary: string, ...notes: string[]) => ({ summary, notes, metrics: {} });
const ofEachState = [
  runOf({ id: 5, result: result('Checked 12 days', '2026-10-02: 3 rows differ') }),
  runOf({ id: 4, kind: 'rebuild', state: 'queued', done: 0, total: 0 }),
  runOf({ id: 3, kind: 'rebuild', state: 'failed', error: 'raw events were deleted', finishedAt: AT }),
  runOf({ id: 2, kind: 'erase-visitor', from: null, to: null, state: 'succeeded', finishedAt: AT }),
  runOf({ id: 1, state: 'cancelled', scheduled: true, finishedAt: AT }),
];
const rows = () => [...screen.getByRole('list', { name: 'Runs' }).children].map((row) => row.textContent);

test('shows the state of each run, and a cancel button only for queued and running ones', async () => {
  answerApi({ 'GET /api/maintenance/runs': () => ofEachState });
  const { container } = renderPage(<RunList />);
  const list = await screen.findByRole('list', { name: 'Runs' });
  for (const [index, text] of ['Running', 'Queued', 'Failed', 'Done', 'Cancelled'].entries()) {
    expect(rows()[index]).toContain(text);
  }
  expect(rows()[2]).toContain('raw events were deleted');
  expect(within(list).getAllByRole('button', { name: /^Cancel/ })).toHaveLength(2);
  expect(container.querySelector('details')!.textContent).toBe('Details (1)2026-10-02: 3 rows differ');
});

test('updates a run from the live stream, and focuses the list after cancelling it', async () => {
  let run = runOf({ done: 12 });
  const tell = liveStream();
  answerApi({
    'GET /api/owner/reports/integrity': () => integrity,
    'GET /api/owner/reports/storage': () => storage,
    'GET /api/maintenance/runs': () => [run],
    'POST /api/maintenance/runs/1/cancel': () => ({ ...run, state: 'cancelled', finishedAt: AT }),
  });
  const { user } = renderPage(<MaintenanceView />);
  const bar = await screen.findByRole('progressbar');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['12', '30']);
  run = runOf({ done: 20 });
  tell('runs', [run]);
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('20'));
  await user.click(screen.getByRole('button', { name: /^Cancel/ }));
  await waitFor(() => expect(rows()[0]).toContain('Cancelled'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Runs' }));
});

test('rejects an invalid range, and shows an error if a run cannot be started', async () => {
  const calls = answerApi({ 'POST /api/maintenance/runs': () => refusal(503, 'Service Unavailable') });
  const { user } = renderPage(<RunForm />);
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('From', '2026-10-02');
  choose('To', '2026-10-01');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByText('The end date is before the start date')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rebuild…' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const started = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(started()).toEqual([]);
  choose('To', '2026-10-02');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Couldn’t start the run')).toBeTruthy();
  expect(started()).toEqual([{ kind: 'verify', from: '2026-10-02', to: '2026-10-02' }]);
});

test('limits the last day to today in the site’s time zone', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-01T22:30:00.000Z') });
  answerApi({ 'GET /api/site-settings': () => ({ timeZone: 'Asia/Kolkata' }) });
  renderPage(<RunForm />);
  const lastDay = screen.getByLabelText<HTMLInputElement>('To');
  await waitFor(() => expect(lastDay.max).toBe('2026-11-02'));
  jest.useRealTimers();
});

test('shows an error for each part that cannot be loaded, and loads it on retry', async () => {
  liveStream();
  const answers = Object.fromEntries(
    ['integrity', 'storage', 'runs'].map((name) => [
      `GET /api/owner/reports/${name}`,
      (): unknown => refusal(503, 'Service Unavailable'),
    ]),
  );
  answerApi(answers);
  const { user } = renderPage(<MaintenanceView />);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  answers['GET /api/owner/reports/integrity'] = () => integrity;
  answers['GET /api/owner/reports/storage'] = () => storage;
  answers['GET /api/maintenance/runs'] = () => ofEachState;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
  expect(screen.getByRole('row', { name: /^Totals 12/ })).toBeTruthy();
  expect(rows()).toHaveLength(5);
});
