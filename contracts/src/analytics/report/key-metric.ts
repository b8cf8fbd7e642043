/** The key numbers of the report, in the order of their tiles. Each can be charted. */
export const keyMetrics = ['visitors', 'views', 'clicks', 'uniqueClicks', 'clickRate', 'earnings'] as const;
export type KeyMetric = (typeof keyMetrics)[number];
