import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type {
  AnalyticsReport,
  ReportBreakdown,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import type { SharedReport } from '@astaguide/contracts/share-links/shared-report';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SharedReportPage } from './shared-report';
import { APPLY_THEME } from '../../../../lib/theme/theme';

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
  totals: { ...metrics(3, 9), sessions: 0, bounceRate: null, visitDuration: null, viewsPerSession: null },
  biggestChanges: [],
  goals: [],
  reportingCurrency: 'USD',
  goalsLackMonths: [],
  otherEvents: [],
  breakdowns: [breakdown('product', 3, 0), breakdown('page', 3, 9)],
};

const earnings = [
  {
    by: 'product',
    currency: 'EUR',
    totals: { expected: '1234.50' },
    rows: [{ key: '1', expected: '80.25' }],
  },
] as Earnings[];

/** The page as HTML, and as the texts of its table rows. */
function pageOf(changes: Partial<SharedReport> = {}) {
  const shared: SharedReport = {
    name: 'Partner',
    siteName: 'Site',
    report,
    earnings: [],
    hasDemoData: false,
    uniqueClicks: new Map([['1', 2]]),
    ...changes,
  };
  const html = renderToStaticMarkup(createElement(SharedReportPage, { shared, styles: '' }));
  const textOf = (markup: string) =>
    // Units that only phones show are hidden from screen readers.
    markup
      .replace(/<span aria-hidden="true".*?<\/span>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
  return { html, text: textOf(html), rows: html.match(/<tr.*?<\/tr>/g)!.map(textOf) };
}

test('the page has earnings only if they are shared', () => {
  const { text, rows } = pageOf({ earnings });
  expect(text).toContain('Estimated earnings €1,234.50');
  expect(rows).toContain('One 2 3 €80.25');
  expect(pageOf().html).not.toMatch(/earnings|€/i);
});

test('shows views only in tables with views', () => {
  const { rows } = pageOf();
  expect(rows).toContain('Product Unique clicks Clicks');
  expect(rows).toContain('Page Clicks Views');
  expect(rows).toContain('One 2 3');
  expect(rows).toContain('One 3 9');
});

test('says that demo data is included, and names sales only where earnings are shared', () => {
  const note = /Demo data\. .+?\./;
  expect(pageOf().text).not.toMatch(note);
  const noteWith = (shown: Earnings[]) => note.exec(pageOf({ earnings: shown, hasDemoData: true }).text)![0];
  expect(noteWith([])).toBe('Demo data. Includes generated visitors and clicks.');
  expect(noteWith(earnings)).toMatch(/visitors, clicks and sales\.$/);
});

test('unique clicks are those for others, and order the products', () => {
  const products: ReportBreakdown = {
    dimension: 'product',
    keys: 2,
    rows: [
      { ...metrics(90, 0), key: '1', label: 'Much clicked from one network' },
      { ...metrics(9, 0), key: '2', label: 'Clicked by many' },
    ],
  };
  const uniqueClicks = new Map([
    ['1', 3],
    ['2', 9],
    ['0', 1],
  ]);
  const { text, rows } = pageOf({ report: { ...report, breakdowns: [products] }, uniqueClicks });
  expect(text).toContain('Unique clicks 13');
  expect(text).toContain('Unique clicks count at most 3 visitors of one network a day.');
  expect(rows.slice(-2)).toEqual(['Clicked by many 9 9', 'Much clicked from one network 3 90']);
});

test('the chart draws the clicks and those of the comparison period to one scale', () => {
  const compared = { ...span, ...metrics(12, 0) };
  const { html, text } = pageOf({
    report: {
      ...report,
      comparison: { from: '2026-01-31', to: '2026-01-31' },
      series: [{ ...report.series[0]!, compared }],
    },
  });
  expect(html).toContain('viewBox="0 0 1 12"');
  expect(html).toMatch(/<rect [^>]*y="9" [^>]*height="3"/);
  expect(html).toContain('points="0.5,0"');
  expect(text).toContain('Dashed line: Jan 31, 2026');
});

test('escapes every name, loads nothing, links nowhere and runs the theme’s script alone', () => {
  const hostile = '"><img><script>owned()</script>';
  const named = (dimension: ReportDimension): ReportBreakdown => ({
    dimension,
    keys: 1,
    rows: [{ ...metrics(3, 9), key: hostile, label: hostile }],
  });
  const breakdowns = (['product', 'page', 'linkPlacement', 'device'] as const).map(named);
  const { html } = pageOf({ name: hostile, siteName: hostile, report: { ...report, breakdowns }, earnings });
  expect(html.match(/&quot;&gt;&lt;img&gt;&lt;script&gt;/g)!.length).toBeGreaterThanOrEqual(7);
  expect(html.replace(`<script>${APPLY_THEME}</script>`, '')).not.toMatch(
    /<(script|img|a|link|button|form|iframe)\b|\s(href|src|on\w+)=/,
  );
});
