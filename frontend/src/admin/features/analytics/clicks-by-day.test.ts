import { lastWeek, percentOfHighest, sumOfClicks } from './clicks-by-day';

const days = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-03-${String(index + 1).padStart(2, '0')}`,
  clicks: index + 1,
}));

describe('clicks by day', () => {
  it('are summed for the last 7 days', () => {
    expect(sumOfClicks(lastWeek(days))).toBe(24 + 25 + 26 + 27 + 28 + 29 + 30);
  });

  it('are scaled to the highest day', () => expect(percentOfHighest([0, 5, 10])).toEqual([0, 50, 100]));
  it('are scaled to zeros if there are none', () => expect(percentOfHighest([0, 0])).toEqual([0, 0]));
});
