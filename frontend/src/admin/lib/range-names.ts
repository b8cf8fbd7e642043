import type { ReportComparison, ReportRange } from '@astaguide/contracts/lib/report-period';

/** Names of the ranges, in the order of the menu. */
export const rangeNames: Record<ReportRange, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '28d': 'Last 28 days',
  '90d': 'Last 90 days',
  month: 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  '6m': 'Last 6 months',
  '12m': 'Last 12 months',
  year: 'This year',
  all: 'All time',
  custom: 'Custom range',
};

export const comparisonNames: Record<ReportComparison, string> = {
  previous: 'Previous period',
  weekdays: 'Same weekdays',
  year: 'Previous year',
  none: 'No comparison',
};
