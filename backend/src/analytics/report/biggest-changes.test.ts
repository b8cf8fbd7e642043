import { dimensions } from '@astaguide/database/event-store/dimensions';
import { biggestChanges } from './biggest-changes';
import type { RankedKey } from './key-ranking.sql';

const row = (
  dimension: 'product' | 'page' | 'source' | 'device',
  key: string,
  [clicksBefore, clicks]: [number, number],
  [viewsBefore, views]: [number, number] = [0, 0],
): RankedKey => ({
  dimension: dimensions[dimension],
  key,
  keys: 1,
  place: 1,
  name: dimension === 'product' ? `Product ${key}` : null,
  clicks,
  clicksBefore,
  views,
  viewsBefore,
  uniqueClicks: 0,
  uniqueClicksBefore: 0,
  visitors: 0,
  visitorsBefore: 0,
  events: clicks + views,
  eventsBefore: clicksBefore + viewsBefore,
  keyedViews: 0,
  keyedViewsBefore: 0,
  keyedClicks: 0,
  keyedClicksBefore: 0,
});

describe('biggestChanges', () => {
  it('ranks keys of all dimensions by how little chance explains the difference', () => {
    const found = biggestChanges([
      row('product', '7', [100, 140]),
      row('source', 'google.com', [10, 60]),
      row('page', '/faq', [0, 0], [400, 100]),
    ]);
    expect(found.map(({ key, metric, before, now }) => [key, metric, before, now])).toEqual([
      ['google.com', 'clicks', 10, 60],
      ['7', 'clicks', 100, 140],
      ['/faq', 'views', 400, 100],
    ]);
    expect(found[1]!.label).toBe('Product 7');
  });

  it('leaves out what may be chance, small differences, and dimensions that say little', () => {
    const found = biggestChanges([
      row('product', '1', [100, 115]),
      row('product', '2', [0, 2]),
      row('device', 'mobile', [10, 600]),
    ]);
    expect(found).toEqual([]);
  });

  it('lists a key with each metric that changed', () =>
    expect(biggestChanges([row('page', '/', [50, 90], [500, 900])])).toMatchObject([
      { metric: 'clicks', now: 90 },
      { metric: 'views', now: 900 },
    ]));

  it('lists ten of a metric at most', () => {
    const rows = Array.from({ length: 20 }, (_, place) => row('page', `/${place}`, [0, 10 + place]));
    const found = biggestChanges(rows);
    expect(found).toHaveLength(10);
    expect(found[0]!.key).toBe('/19');
  });
});
