import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { FailedEvent } from '@astaguide/contracts/analytics/failed-event';
import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import OperationsView from './operations-view';
import { FailedEventsSection } from './failed-events/failed-events-section';

const FAILED_EVENTS = '/api/operations/failed-events';
const AT = '2026-11-01T10:00:00.000Z';
const health: QueueHealth = {
  takenAt: AT,
  queues: [],
  inboxBatches: 0,
  failed: 0,
  lastFailedId: null,
  lag: null,
  oldestWaitingAt: null,
  throughput: [],
  lastHour: { batches: 0, failures: 0, retries: 0 },
  disk: null,
  backup: { lastAt: AT, failure: null, eventsSince: AT },
  workers: [],
  schedules: [],
};
const event: TrackedEvent = {
  id: '0b0b5f0e-5f3e-4c55-9a3e-0d6c1f1c2a3b',
  occurredAt: AT,
  receivedAt: AT,
  eventType: 'page_view',

  productId: null,
  page: '/',
  linkPlacement: null,
  rank: null,
  price: null,
  source: 'direct',
  channel: 'direct',
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  referrer: null,
  visitor: '7',
  ipAddress: null,
  country: null,
  userAgent: '',
  language: null,
};
const entryOf = (id: string, reason: string): FailedEvent => ({
  id,
  reason,
  jobId: null,
  failedAt: AT,
  eventType: 'page_view',
  size: 400,
});
const broken = {
  ...entryOf('1', 'visitor: Invalid string'),
  event: JSON.stringify({ ...event, visitor: 'x' }),
};
const many = [entryOf('2', 'the disk was full'), entryOf('3', 'the disk was full'), entryOf('4', 'another')];

/** Some failed events, until one is replayed. */
function failedEventsOf(entries: FailedEvent[], left: FailedEvent[] = []) {
  let kept = entries;
  const empty = (answer?: unknown) => () => {
    kept = left;
    return answer;
  };
  return {
    'GET /api/operations/queue': () => health,
    [`GET ${FAILED_EVENTS}/reasons`]: () =>
      [...new Set(kept.map(({ reason }) => reason))].map((reason) => ({
        reason,
        events: kept.filter((entry) => entry.reason === reason).length,
      })),
    [`GET ${FAILED_EVENTS}`]: ({ path }: { path: string }) => {
      const asked = new URLSearchParams(path.split('?')[1]).get('reason');
      return kept.filter(({ reason }) => asked === null || reason === asked);
    },
    [`GET ${FAILED_EVENTS}/1`]: () => broken,
    [`POST ${FAILED_EVENTS}/1/replay`]: empty(),
    [`DELETE ${FAILED_EVENTS}/1`]: empty(),
    [`DELETE ${FAILED_EVENTS}`]: empty(),
    [`POST ${FAILED_EVENTS}/replay`]: empty({ replayed: 1, left: 1 }),
  };
}
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Failed events' })).getAllByRole('listitem');

async function openBroken() {
  const calls = answerApi(failedEventsOf([broken]));
  const { user } = renderPage(<FailedEventsSection />);
  await user.click(await screen.findByRole('button', { name: /^Open page_view/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Failed event' }));
  await dialog.findByLabelText('Event as JSON');
  return { calls, user, dialog };
}

test('replays an event after its errors are fixed', async () => {
  const { calls, user, dialog } = await openBroken();
  const write = (value: string) =>
    fireEvent.change(dialog.getByLabelText('Event as JSON'), { target: { value } });
  const faults = () => dialog.getByRole('list', { name: 'Errors' }).textContent;
  expect(faults()).toMatch(/^visitor: /);
  expect(dialog.getByRole('button', { name: 'Replay' })).toHaveProperty('disabled', true);
  write('{ "id": ');
  expect(faults()).toMatch(/^JSON: /);
  write(JSON.stringify(event));
  expect(dialog.getByText('Valid event (edited)')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Replay as edited' }));
  expect(await screen.findByText('Event replayed')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ event });
  expect(await screen.findByText('No failed events')).toBeTruthy();
});

test('deletes an event only after confirmation', async () => {
  const { calls, user, dialog } = await openBroken();
  const answer = async (name: string) => {
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this event?' });
    await user.click(within(question).getByRole('button', { name }));
  };
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await answer('Delete event');
  expect(await screen.findByText('Event deleted')).toBeTruthy();
  expect(await screen.findByText('No failed events')).toBeTruthy();
});

test('replays all events with a reason after confirmation, and keeps the others', async () => {
  const calls = answerApi(failedEventsOf(many, [many[2]!]));
  const { user } = renderPage(<FailedEventsSection />);
  expect(await entries()).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Reason'), 'the disk was full');
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Replay all 2 events' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('1 event replayed')).toBeTruthy();
  expect(screen.getByText(/^1 event is not valid/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ reason: 'the disk was full' });
  await waitFor(async () =>
    expect((await entries()).map((row) => row.textContent)).toEqual([expect.stringContaining('another')]),
  );
});

test('deletes all events, or those with a reason, after confirmation', async () => {
  const calls = answerApi(failedEventsOf(many, [many[2]!]));
  const { user } = renderPage(<FailedEventsSection />);
  const deleteAll = async (count: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete all ${count}` }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete events' }));
    expect(await screen.findByText('Events deleted')).toBeTruthy();
  };
  await user.selectOptions(await screen.findByLabelText('Reason'), 'the disk was full');
  await deleteAll('2 events');
  await deleteAll('1 event');
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `${FAILED_EVENTS}?reason=the+disk+was+full`,
    FAILED_EVENTS,
  ]);
});

test('shows an error for each part that cannot be loaded, and loads it on retry', async () => {
  const working = failedEventsOf([]);
  const answers: Record<string, Parameters<typeof answerApi>[0][string]> = {
    'GET /api/operations/queue': () => refusal(503, 'Service Unavailable'),
    [`GET ${FAILED_EVENTS}/reasons`]: () => refusal(503, 'Service Unavailable'),
  };
  answerApi(answers);
  const { user } = renderPage(<OperationsView />);
  expect(await screen.findByText('Couldn’t load the queue status')).toBeTruthy();
  expect(await screen.findByText('Couldn’t load the failed events')).toBeTruthy();
  Object.assign(answers, working);
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  expect(await screen.findByText('No failed events')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Workers' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['100%', 1],
  // One of 100,000 was late.
  ['99.9%', 0.99999],
  ['0%', 0],
  ['No events', null],
])('shows the share of events that were counted within a second: %s', async (shown, inTime) => {
  answerApi({
    ...failedEventsOf([]),
    'GET /api/operations/queue': () => ({
      ...health,
      lag: inTime === null ? null : { p50: 42, p95: 2100, inTime },
    }),
  });
  renderPage(<OperationsView />);
  const metric = (await screen.findByText('Counted within 1 s')).parentElement!;
  expect(within(metric).getByText(shown)).toBeTruthy();
  expect(metric.textContent).toContain(inTime === null ? 'In the last hour' : 'p95 2.1 s (1 h)');
});
