import { sumLosses } from './link-loss';

test('a sum is an upper bound if one of its losses is', () => {
  const loss = { clicksPerDay: 1, earningsPerDay: 2, isAtMost: false };
  expect(sumLosses([loss, { ...loss, isAtMost: true }])).toEqual({
    clicksPerDay: 2,
    earningsPerDay: 4,
    isAtMost: true,
  });
  const [euros, dollars] = ['EUR', 'USD'].map((currency) => ({ ...loss, currency }));
  expect(sumLosses([euros!, dollars!])).toEqual({ ...euros, clicksPerDay: 2 });
  expect(sumLosses([])).toEqual({ clicksPerDay: 0, earningsPerDay: 0, isAtMost: false });
});
