import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import { integrityText } from './integrity-text';

const integrity: Integrity = {
  asOf: '2026-11-21T14:02:30.000Z',
  completeThrough: '2026-11-21T14:02:30.000Z',
  waiting: 0,
  drift: 0,
  verifiedAt: '2026-11-21T13:55:00.000Z',
  openDays: { from: '2026-11-19', to: '2026-11-21' },
  daysNeverVerified: 0,
  daysToRebuild: 0,
  differingDays: [],
};
const textOf = (different: Partial<Integrity>) =>
  integrityText({ ...integrity, ...different }, (moment) => moment.slice(11, 16));

test('is good if the metrics are complete and match the log', () => {
  expect(textOf({})).toEqual({
    mood: 'good',
    complete: 'Up to date',
    drift: 'verified 13:55',
  });
});

test('is bad only after an event has been queued for too long', () => {
  const on = { completeThrough: '2026-11-21T14:02:26.000Z', waiting: 1 };
  expect(textOf(on)).toMatchObject({ mood: 'good', complete: 'Up to date' });
  const waiting = { completeThrough: '2026-11-21T13:40:00.000Z', waiting: 3 };
  expect(textOf(waiting)).toMatchObject({
    mood: 'bad',
    complete: 'Processed up to 13:40, 3 batches queued',
  });
});

test('is unknown if the drift or the backlog is unknown', () => {
  expect(textOf({ drift: null, verifiedAt: null })).toMatchObject({
    mood: 'unknown',
    drift: 'not verified yet',
  });
  expect(textOf({ completeThrough: null, waiting: null })).toMatchObject({ mood: 'unknown' });
});

test('is bad if there is drift, even if the backlog is unknown', () => {
  expect(textOf({ drift: 1200, completeThrough: null })).toMatchObject({
    mood: 'bad',
    drift: '1,200 mismatches · verified 13:55',
  });
});
