import { withoutMoments } from './answer-fields';

test('replaces a moment of the run, and keeps a missing one', () => {
  const answer = (asOf: string | null) => withoutMoments({ derived: { asOf, missingDays: 0 } });
  expect(answer('2026-03-10T00:00:00Z')).toEqual(answer('2026-03-11T00:00:00Z'));
  expect(answer('2026-03-10T00:00:00Z')).not.toEqual(answer(null));
  expect(answer(null)).toEqual({ derived: { asOf: null, missingDays: 0 } });
});
