import { retentionCutoff } from './handlers/compact.handler';

test.each([
  ['2026-11-21T10:00:00Z', 25, '2024-10-01'],
  ['2026-11-01T00:00:00Z', 1, '2026-10-01'],
  ['2026-10-31T23:59:59Z', 1, '2026-09-01'],
  ['2026-01-31T12:00:00Z', 12, '2025-01-01'],
  ['2026-01-31T12:00:00Z', 0, null],
])('at %s with %i months, events are kept from %s', (now, months, cutoff) => {
  expect(retentionCutoff(new Date(now), months)).toBe(cutoff);
});
