import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import { bucketsOf } from '@astaguide/contracts/report/report-buckets';
import { annotationsByBucket } from './bucket-notes';

const annotation = (id: number, at: string): Annotation => ({
  id,
  at,
  kind: 'note',
  text: `Note ${id}`,
  productId: null,
  postId: null,
});
const days = bucketsOf(
  { period: { from: '2026-03-01', to: '2026-03-03' }, comparison: null },
  'day',
  'UTC',
).map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));

test('assigns an annotation to the bucket it falls into, with an exclusive end', () => {
  const notes = annotationsByBucket(
    [
      annotation(1, '2026-02-28T23:59:59.999Z'),
      annotation(2, '2026-03-01T00:00:00.000Z'),
      annotation(3, '2026-03-01T23:59:59.999Z'),
      annotation(4, '2026-03-02T00:00:00.000Z'),
      annotation(5, '2026-03-04T00:00:00.000Z'),
    ],
    days,
  );
  const ids = [...notes].map(([start, group]) => [start.slice(0, 10), group.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['2026-03-01', [2, 3]],
    ['2026-03-02', [4]],
  ]);
});
