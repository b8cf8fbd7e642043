import type { ReportBreakdown } from '@astaguide/contracts/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';

export type BreakdownRow = ReportBreakdown['rows'][number];

/** The site's page views have a page, but no product or link placement. */
const ofClicks: readonly ReportDimension[] = ['product', 'linkPlacement'];

/** Whether page views are counted by a dimension. */
export const hasViews = ({ dimension, rows }: ReportBreakdown): boolean =>
  rows.some(
    ({ key, views, compared }) =>
      (key !== null || !ofClicks.includes(dimension)) && (views > 0 || (compared?.views ?? 0) > 0),
  );

/** The rows to show: without an unknown row that has nothing but views, where views are not shown. */
export const shownRows = (breakdown: ReportBreakdown): BreakdownRow[] =>
  breakdown.rows.filter(
    ({ key, clicks, compared }) =>
      key !== null || hasViews(breakdown) || clicks > 0 || (compared?.clicks ?? 0) > 0,
  );
