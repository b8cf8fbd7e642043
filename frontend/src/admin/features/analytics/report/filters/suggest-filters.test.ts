import { measure } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import { suggestFilters } from './suggest-filters';

const metrics = measure({ views: 3, clicks: 2, uniqueClicks: 2, visitors: 1 }, null);
const breakdown = (dimension: ReportDimension, rows: Record<string, string>) => ({
  dimension,
  keys: Object.keys(rows).length,
  rows: Object.entries(rows).map(([key, label]) => ({ key, label, ...metrics })),
});
const breakdowns = [
  breakdown('page', { '/review/reef': 'Reef 12 mg', '/comparison': 'Comparison' }),
  breakdown('country', { DE: 'Germany', NL: 'Netherlands' }),
];
const suggested = (typed: string) =>
  suggestFilters(typed, { breakdowns, goals: [{ name: 'Newsletter' }] }).map(filterText);

test('nothing typed suggests the values of the report', () =>
  expect(suggested('')).toEqual([
    'page:/review/reef',
    'page:/comparison',
    'country:DE',
    'country:NL',
    'goal:Newsletter',
  ]));

test('a text suggests values by key or label, then parts of a text', () => {
  expect(suggested('germ')).toEqual([
    'country:DE',
    'page~:germ',
    'source~:germ',
    'campaign~:germ',
    'product~:germ',
  ]);
  expect(suggested(' /rev')).toEqual([
    'page:/review/reef',
    'page^:/rev',
    'source~:/rev',
    'campaign~:/rev',
    'product~:/rev',
  ]);
});

test('the name of a dimension suggests its values, and none', () => {
  expect(suggested('Country')).toEqual(expect.arrayContaining(['country:DE', 'country:NL', 'country:']));
  expect(suggested('campaign none')).toContain('campaign:');
});

test('a filter in the form of the address is taken as it is', () =>
  expect(suggested('page!^:/review/')[0]).toBe('page!^:/review/'));
