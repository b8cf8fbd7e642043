import { HEARTBEAT_MS } from '@astaguide/contracts/analytics/live-event';
import { NEVER } from 'rxjs';
import type { LiveSources } from '../../lib/live-updates/live-sources';
import type { ChangeListener } from '../../lib/live-updates/change-listener';
import type { ReportReader } from '../report/report-reader.repository';
import { AnalyticsSummaryService } from './analytics-summary.service';

const reader = { snapshot: () => Promise.resolve({ totalClicks: 1 }) };
const service = new AnalyticsSummaryService(
  reader as unknown as ReportReader,
  {} as ChangeListener,
  { all: () => NEVER } as unknown as LiveSources,
  {} as never,
);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('an open stream has a heartbeat every 15 s, with data so that browsers hand it on', async () => {
  const received: (string | undefined)[] = [];
  const watched = service
    .watch(() => Promise.resolve(true))
    .subscribe(({ type, data }) => {
      expect(data).toBeDefined();
      received.push(type);
    });
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS - 1);
  expect(received).toEqual(['summary']);
  await jest.advanceTimersByTimeAsync(1);
  expect(received).toEqual(['summary', 'heartbeat']);
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(received).toEqual(['summary', 'heartbeat', 'heartbeat']);
  watched.unsubscribe();
  expect(HEARTBEAT_MS).toBe(15_000);
});

test('it ends with the heartbeat after the session has ended', async () => {
  const received: (string | undefined)[] = [];
  let ended = false;
  service
    .watch(() => Promise.resolve(false))
    .subscribe({
      next: ({ type }) => received.push(type),
      complete: () => (ended = true),
    });
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(received).toEqual(['summary', 'signed-out']);
  expect(ended).toBe(true);
});
