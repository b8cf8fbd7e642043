import {
  measure,
  withVisits,
  type AnalyticsReport,
  type ReportBreakdown,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';

const day = (date: string) => ({ start: `${date}T00:00:00.000Z`, end: `${date}T23:59:59.999Z` });
const rowOf = (key: string, clicks: number) => ({
  key,
  label: key,
  ...measure({ views: 2, clicks, uniqueClicks: clicks, visitors: 1 }, null),
});
const pages: ReportBreakdown = {
  dimension: 'page',
  keys: 12,
  rows: Array.from({ length: 12 }, (_, place) => rowOf(`/page-${place}`, 12 - place)),
};

/** Two days, with 2 clicks and 4 views on the first; 1 click in the comparison period. */
export const report: AnalyticsReport = {
  period: { from: '2026-10-01', to: '2026-10-02' },
  comparison: { from: '2026-09-29', to: '2026-09-30' },
  timeZone: 'UTC',
  asOf: '2026-10-03T00:00:00.000Z',
  filters: [],
  droppedMonths: [],
  grain: 'day',
  span: { start: '2026-10-01T00:00:00.000Z', end: '2026-10-03T00:00:00.000Z' },
  comparedSpan: { start: '2026-09-29T00:00:00.000Z', end: '2026-10-01T00:00:00.000Z' },
  series: [
    {
      ...day('2026-10-01'),
      views: 4,
      clicks: 2,
      uniqueClicks: 2,
      visitors: 1,
      compared: { ...day('2026-09-29'), views: 4, clicks: 1, uniqueClicks: 1, visitors: 1 },
    },
    {
      ...day('2026-10-02'),
      views: 0,
      clicks: 0,
      uniqueClicks: 0,
      visitors: 0,
      compared: { ...day('2026-09-30'), views: 0, clicks: 0, uniqueClicks: 0, visitors: 0 },
    },
  ],
  totals: withVisits(
    measure(
      { views: 4, clicks: 2, uniqueClicks: 2, visitors: 1 },
      { views: 4, clicks: 1, uniqueClicks: 1, visitors: 1 },
    ),
    { sessions: 2, bounces: 1, milliseconds: 180_000, views: 4, clicks: 2 },
    { sessions: 1, bounces: 1, milliseconds: 0, views: 4, clicks: 1 },
  ),
  biggestChanges: [
    { dimension: 'source', key: 'google.com', label: 'google.com', metric: 'clicks', now: 2, before: 20 },
  ],
  goals: [],
  reportingCurrency: 'USD',
  goalsLackMonths: [],
  otherEvents: [],
  breakdowns: [pages, { dimension: 'browser', keys: 1, rows: [rowOf('Chrome', 2)] }],
};

export const moneyOf = (expected: string) => ({
  clicks: 2,
  pending: 1,
  confirmed: 0,
  reversed: 0,
  sales: '0.00',
  commission: '0.00',
  expected,
  conversionRate: 0.5,
  earningsPerClick: '0.00',
  expectedPerClick: '0.00',
  reversedCommission: '0.00',
  reversalRate: null,
});
const NOTHING = { sales: 0, commission: '0.00' };
export const earnings: Earnings = {
  period: report.period,
  comparison: report.comparison,
  timeZone: 'UTC',
  asOf: report.asOf,
  filters: [],
  droppedMonths: [],
  grain: 'day',
  currency: 'EUR',
  totals: { ...moneyOf('12.50'), compared: null, change: null },
  payment: { paid: NOTHING, approved: NOTHING, pending: NOTHING },
  unpaidByAge: [],
  withoutCommission: 0,
  withoutExchangeRate: 0,
  unmatched: 0,
  hasBegun: true,
  series: [],
  by: 'product',
  rows: [],
};

export const others = {
  'GET /api/earnings': () => earnings,
  'GET /api/owner/reports/visitors': () => ({ last5Minutes: 0, last30Minutes: 0 }),
  'GET /api/owner/reports/events': () => ({ events: [], nextCursor: null, droppedMonths: [] }),
  'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
  'GET /api/owner/reports/annotations': () => [],
  'GET /api/traffic-alerts': () => [],
};
