import { runTitle } from './run-list';

test('names a run by its kind and days', () => {
  expect(runTitle({ kind: 'verify', from: '2026-11-01', to: '2026-11-30' })).toBe(
    'Verify 2026-11-01 to 2026-11-30',
  );
  expect(runTitle({ kind: 'rebuild', from: '2026-11-01', to: '2026-11-01' })).toBe('Rebuild 2026-11-01');
  expect(runTitle({ kind: 'compact', from: null, to: null })).toBe('Compaction');
});
