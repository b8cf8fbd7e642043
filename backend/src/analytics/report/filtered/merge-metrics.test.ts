import { dimensions } from '@astaguide/database/event-store/dimensions';
import { mergeChunks, rankMerged, type MetricRow, type MergedKey } from './merge-metrics';

const { total, page, product } = dimensions;
const row = (dimension: number, key_id: number, views: number, clicks = 0, visitors = 1): MetricRow => ({
  dimension,
  key_id,
  views,
  clicks,
  uniqueClicks: clicks,
  visitors,
  events: views + clicks,
});
const none = { views: 0, clicks: 0, uniqueClicks: 0, visitors: 0, events: 0 };

describe('merging chunks', () => {
  it('adds up the days of a stretch and keeps the comparison apart', () => {
    const { series, keys } = mergeChunks([
      {
        side: 0,
        intervals: [0, 0, 2],
        rows: [row(total, 1, 3, 1, 2), row(total, 2, 4), row(page, 9, 7, 1, 3)],
      },
      { side: 0, intervals: [2], rows: [row(total, 1, 5), row(page, 9, 5)] },
      { side: 1, intervals: [1, 3], rows: [row(total, 2, 8), row(page, 9, 6, 2), row(product, 9, 2)] },
    ]);
    expect(Object.fromEntries(series)).toEqual({
      0: { views: 7, clicks: 1, uniqueClicks: 1, visitors: 3, events: 8 },
      2: { views: 5, clicks: 0, uniqueClicks: 0, visitors: 1, events: 5 },
      3: { views: 8, clicks: 0, uniqueClicks: 0, visitors: 1, events: 8 },
    });
    expect(keys).toEqual([
      {
        dimension: page,
        keyId: 9,
        views: 12,
        clicks: 1,
        uniqueClicks: 1,
        visitors: 4,
        events: 13,
        before: { views: 6, clicks: 2, uniqueClicks: 2, visitors: 1, events: 8 },
      },
      {
        dimension: product,
        keyId: 9,
        ...none,
        before: { views: 2, clicks: 0, uniqueClicks: 0, visitors: 1, events: 2 },
      },
    ]);
  });

  it('changes no row that it is given', () => {
    const given = [row(page, 9, 1), row(total, 1, 1)];
    const chunk = { side: 0 as const, intervals: [0], rows: given };
    mergeChunks([chunk, chunk]);
    expect(given).toEqual([row(page, 9, 1), row(total, 1, 1)]);
  });
});

describe('ranking keys', () => {
  const key = (keyId: number, clicks: number, views: number, visitors: number): MergedKey => ({
    dimension: page,
    keyId,
    clicks,
    uniqueClicks: clicks,
    views,
    visitors,
    events: clicks + views,
    before: none,
  });
  const names = {
    texts: new Map([
      [1, '/b'],
      [2, '/a'],
      [3, '/\u{ff61}'],
      [4, '/\u{1f600}'],
    ]),
    products: new Map([[2, 'Oil']]),
  };
  const rank = (keys: MergedKey[]) => rankMerged(keys, names).map((ranked) => ranked.key);

  it('goes by clicks, then views, then visitors', () => {
    const keys = [key(5, 1, 9, 9), key(6, 2, 1, 1), key(7, 1, 9, 10), key(8, 1, 10, 1)];
    expect(rank(keys)).toEqual(['6', '8', '7', '5']);
  });

  it('goes by the bytes of the key where all are the same', () =>
    expect(rank([4, 3, 2, 1].map((id) => key(id, 0, 1, 1)))).toEqual([
      '/a',
      '/b',
      '/\u{ff61}',
      '/\u{1f600}',
    ]));

  it('counts places and keys of each dimension separately', () => {
    const products = [1, 2].map((keyId) => ({ ...key(keyId, keyId, 0, 1), dimension: product }));
    const ranked = rankMerged([key(1, 0, 1, 1), ...products, key(2, 0, 2, 1), key(3, 0, 3, 1)], names);
    expect(ranked).toMatchObject([
      { dimension: page, key: '/\u{ff61}', keys: 3, place: 1, name: null },
      { dimension: page, key: '/a', keys: 3, place: 2 },
      { dimension: page, key: '/b', keys: 3, place: 3 },
      { dimension: product, key: '2', keys: 2, place: 1, name: 'Oil' },
      { dimension: product, key: '1', keys: 2, place: 2, name: null },
    ]);
  });
});
