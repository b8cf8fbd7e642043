import type { AttributionRow } from '@astaguide/contracts/analytics/report/click-attribution';
import { sortedRows } from './sorted-rows';

const row = (page: string | null, clicks: number, clickRate: number | null): AttributionRow => ({
  page,
  pageTitle: null,
  linkPlacement: null,
  productId: 1,
  productName: null,
  impressions: 1,
  clicks,
  clickRate,
  compared: null,
  change: null,
});
const rows = [row('/b', 2, null), row(null, 3, 0.1), row('/a', 2, 0.5)];
const clicksBy = (column: 'page' | 'clicks' | 'clickRate', isDescending: boolean) =>
  sortedRows(rows, { column, isDescending }, (one) => one[column]).map(({ page }) => page);

test('sorts rows by any column, up or down, those without a value last', () => {
  expect(clicksBy('page', false)).toEqual(['/a', '/b', null]);
  expect(clicksBy('page', true)).toEqual(['/b', '/a', null]);
  expect(clicksBy('clickRate', true)).toEqual(['/a', null, '/b']);
  expect(clicksBy('clicks', true)).toEqual([null, '/b', '/a']);
  expect(clicksBy('clicks', false)).toEqual(['/b', '/a', null]);
});
