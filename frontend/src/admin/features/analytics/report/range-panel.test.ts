import { projectionText } from './range-panel';

const AS_OF = '2026-10-29T10:00:00.000Z';

test('shows the update time in the given time zone', () => {
  expect(projectionText({ asOf: AS_OF, missingDays: 0 }, 'Asia/Kolkata')).toBe(
    'Updated Oct 29, 2026, 15:30.',
  );
  expect(projectionText({ asOf: AS_OF, missingDays: 0 }, 'UTC')).toBe('Updated Oct 29, 2026, 10:00.');
});

test('counts missing days, and shows "Calculating…" before the first calculation', () => {
  expect(projectionText({ asOf: AS_OF, missingDays: 1 }, 'UTC')).toContain(' 1 day still to be calculated.');
  expect(projectionText({ asOf: null, missingDays: 3 }, 'UTC')).toBe('Calculating…');
});
