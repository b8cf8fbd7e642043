import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import { bucketsOf } from '@astaguide/contracts/analytics/report/report-buckets';
import { marksByBucket, marksOf } from './bucket-marks';

const annotation = (id: number, at: string): Annotation => ({
  id,
  at,
  kind: 'note',
  text: `Note ${id}`,
  productId: null,
  postId: null,
});
const alert: TrafficAlert = {
  id: 7,
  kind: 'drop',
  windowStart: '2026-03-02T22:00:00.000Z',
  windowEnd: '2026-03-03T02:00:00.000Z',
  clicks: 3,
  expected: 1204.4,
  createdAt: '2026-03-03T02:05:00.000Z',
  dismissedAt: '2026-03-03T09:00:00.000Z',
};
const days = bucketsOf(
  { period: { from: '2026-03-01', to: '2026-03-03' }, comparison: null },
  'day',
  'UTC',
).map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));

test('assigns a mark to the bucket it falls into, with an exclusive end', () => {
  const marks = marksByBucket(
    marksOf(
      [
        annotation(1, '2026-02-28T23:59:59.999Z'),
        annotation(2, '2026-03-01T00:00:00.000Z'),
        annotation(3, '2026-03-01T23:59:59.999Z'),
        annotation(4, '2026-03-02T00:00:00.000Z'),
        annotation(5, '2026-03-04T00:00:00.000Z'),
      ],
      [alert],
    ),
    days,
  );
  const keys = [...marks].map(([start, group]) => [start.slice(0, 10), group.map(({ key }) => key)]);
  expect(keys).toEqual([
    ['2026-03-02', ['alert 7', 'annotation 4']],
    ['2026-03-01', ['annotation 2', 'annotation 3']],
  ]);
});

test('an alert says what was unusual, also after it was dismissed', () => {
  expect(marksOf([], [alert])).toEqual([
    {
      key: 'alert 7',
      at: '2026-03-02T22:00:00.000Z',
      text: 'Unusual drop in clicks: 3 (usually about 1,204)',
      isAlert: true,
    },
  ]);
});
