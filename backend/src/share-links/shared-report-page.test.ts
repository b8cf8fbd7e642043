import { paperColors } from '@astaguide/contracts/site/theme';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type {
  AnalyticsReport,
  ReportBreakdown,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedReportPage } from './shared-report-page';

const metrics = (clicks: number, views: number) => ({
  clicks,
  views,
  uniqueClicks: clicks,
  visitors: 1,
  clickThroughRate: null,
  change: null,
  compared: null,
});
const breakdown = (dimension: ReportDimension, clicks: number, views: number): ReportBreakdown => ({
  dimension,
  keys: 1,
  rows: [{ ...metrics(clicks, views), key: '1', label: 'One' }],
});
const plain = {
  name: 'Partner',
  siteName: 'Site',
  earnings: [],
  hasDemoData: false,
  uniqueClicks: new Map([['1', 2]]),
};
const span = { start: '2026-02-01T00:00:00.000Z', end: '2026-02-02T00:00:00.000Z' };
const report: AnalyticsReport = {
  period: { from: '2026-02-01', to: '2026-02-01' },
  comparison: null,
  span,
  comparedSpan: null,
  timeZone: 'UTC',
  asOf: '2026-02-02T00:00:00.000Z',
  filters: [],
  droppedMonths: [],
  grain: 'day',
  series: [{ ...span, ...metrics(3, 9) }],
  totals: metrics(3, 9),
  biggestChanges: [],
  goals: [],
  breakdowns: [breakdown('product', 3, 0), breakdown('page', 3, 9)],
};

const earnings = [
  {
    by: 'product',
    totals: { expected: '1234.50' },
    rows: [{ key: '1', expected: '80.25' }],
  },
] as Earnings[];

test('the page has earnings only if they are shared', () => {
  const shared = sharedReportPage(report, { ...plain, earnings });
  expect(shared).toContain('<dt>Estimated earnings</dt><dd>$1,234.50');
  expect(shared).toContain('<th scope="row">One</th><td>2</td><td>3</td><td>$80.25</td></tr>');
  const page = sharedReportPage(report, plain);
  expect(page).not.toMatch(/earnings|\$/i);
});

test('shows views only in tables with views', () => {
  const page = sharedReportPage(report, plain);
  const headsOf = (title: string) =>
    new RegExp(`<thead><tr><th scope="col">${title}</th>(.*?)</tr></thead>`).exec(page)?.[1];
  expect(headsOf('Products')).toBe('<th scope="col">Unique clicks</th><th scope="col">Clicks</th>');
  expect(headsOf('Pages')).toBe('<th scope="col">Clicks</th><th scope="col">Views</th>');
  expect(page).toContain('<td>3</td></tr>');
});

test('says that demo data is included, and names sales only where earnings are shared', () => {
  expect(sharedReportPage(report, plain)).not.toContain('Demo data');
  const noteWith = (shown: Earnings[]) =>
    /<strong>Demo data.+(?=<\/p>)/.exec(
      sharedReportPage(report, { ...plain, earnings: shown, hasDemoData: true }),
    )![0];
  expect(noteWith([])).toBe('<strong>Demo data.</strong> Includes generated visitors and clicks.');
  expect(noteWith(earnings)).toMatch(/visitors, clicks and sales\.$/);
});

test('has the colours of the site’s design', () => {
  const page = sharedReportPage(report, plain);
  const colors = page.match(/--[a-z-]+:light-dark\(.+?\)/g)!;
  const design = readFileSync(join(__dirname, '../../../frontend/src/ui/design.css'), 'utf8');
  expect(colors.filter((color) => !design.replace(/(?<=[:,]) /g, '').includes(`${color};`))).toEqual([]);
  expect(colors).toContain(`--paper:light-dark(${paperColors.light},${paperColors.dark})`);
});

test('unique clicks are those for others, and order the products', () => {
  const rows = [
    { ...metrics(90, 0), key: '1', label: 'Much clicked from one network' },
    { ...metrics(9, 0), key: '2', label: 'Clicked by many' },
  ];
  const uniqueClicks = new Map([
    ['1', 3],
    ['2', 9],
    ['0', 1],
  ]);
  const products: ReportBreakdown = { dimension: 'product', keys: 2, rows };
  const page = sharedReportPage({ ...report, breakdowns: [products] }, { ...plain, uniqueClicks });
  expect(page).toContain('<dt>Unique clicks</dt><dd>13</dd>');
  expect(page).toContain('Unique clicks count at most 3 visitors of one network a day.');
  expect(page).toContain(
    '<tr><th scope="row">Clicked by many</th><td>9</td><td>9</td></tr><tr><th scope="row">Much clicked from one network</th><td>3</td><td>90</td></tr>',
  );
});
