/** The key numbers of the report, in the order of their tiles. Each can be charted. */
export const keyMetrics = ['visitors', 'views', 'clicks', 'uniqueClicks', 'clickRate', 'earnings'] as const;
export type KeyMetric = (typeof keyMetrics)[number];

/**
 * Clicks per view: of a page, or of a buy link (its impressions). Null where it would say nothing: without views, and
 * with more clicks than views.
 */
export const clickRate = ({ clicks, views }: { clicks: number; views: number }): number | null =>
  views === 0 || clicks > views ? null : clicks / views;
