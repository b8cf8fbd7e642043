import { canCancel, MAX_RUN_DAYS, runRequestSchema } from './maintenance-run';

const faults = (body: object) =>
  runRequestSchema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('limits the length of a range of days', () => {
  expect(faults({ kind: 'verify', from: '2026-01-01', to: '2026-01-01' })).toBeUndefined();
  expect(faults({ kind: 'rebuild', from: '2025-01-01', to: '2026-02-04' })).toBeUndefined();
  expect(faults({ kind: 'rebuild', from: '2025-01-01', to: '2026-02-05' })).toEqual([
    ['to', `More than ${MAX_RUN_DAYS} days`],
  ]);
  expect(faults({ kind: 'verify', from: '2026-01-02', to: '2026-01-01' })).toEqual([
    ['to', 'The end date is before the start date'],
  ]);
  expect(faults({ kind: 'verify' })?.map(([path]) => path)).toEqual(['from', 'to']);
});

test('compaction takes no days, and runs that only the product starts cannot be requested', () => {
  expect(faults({ kind: 'compact' })).toBeUndefined();
  expect(faults({ kind: 'compact', from: '2026-01-01', to: '2026-01-01' })).toHaveLength(2);
  expect(faults({ kind: 'erase-visitor' })).toHaveLength(1);
});

test('only what has not ended can be cancelled, and never what must go on to its end', () => {
  expect(canCancel({ kind: 'verify', state: 'queued' })).toBe(true);
  expect(canCancel({ kind: 'verify', state: 'succeeded' })).toBe(false);
  expect(canCancel({ kind: 'erase-visitor', state: 'running' })).toBe(false);
  expect(canCancel({ kind: 'apply-bot-rule', state: 'running' })).toBe(false);
  expect(canCancel({ kind: 'remove-bot-rule', state: 'queued' })).toBe(false);
});
