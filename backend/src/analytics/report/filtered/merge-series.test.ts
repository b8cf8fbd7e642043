import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { MetricRow } from '../key-ranking.sql';
import { mergeSeries } from './merge-series';

const { total, page } = dimensions;
const row = (dimension: number, key_id: number, views: number, clicks = 0, visitors = 1): MetricRow => ({
  dimension,
  key_id,
  views,
  clicks,
  uniqueClicks: clicks,
  visitors,
  events: views + clicks,
});

test('adds up the days of each interval, apart from its comparison', () => {
  const series = mergeSeries([
    { intervals: [0, 0, 2], rows: [row(total, 1, 3, 1, 2), row(total, 2, 4), row(page, 9, 7, 1, 3)] },
    { intervals: [2], rows: [row(total, 1, 5), row(page, 9, 5)] },
    { intervals: [1, 3], rows: [row(total, 2, 8), row(page, 9, 6, 2)] },
  ]);
  expect(Object.fromEntries(series)).toEqual({
    0: { views: 7, clicks: 1, uniqueClicks: 1, visitors: 3 },
    2: { views: 5, clicks: 0, uniqueClicks: 0, visitors: 1 },
    3: { views: 8, clicks: 0, uniqueClicks: 0, visitors: 1 },
  });
});

test('does not modify the rows', () => {
  const given = [row(page, 9, 1), row(total, 1, 1)];
  const chunk = { intervals: [0], rows: given };
  mergeSeries([chunk, chunk]);
  expect(given).toEqual([row(page, 9, 1), row(total, 1, 1)]);
});
