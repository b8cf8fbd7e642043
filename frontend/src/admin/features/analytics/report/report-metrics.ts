import type { ReportMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';

/** The metrics whose single events can be listed. */
export type TracedMetric = Exclude<keyof ReportMetrics, 'uniqueClicks'>;

export const metricNames: Record<KeyMetric, string> = {
  visitors: 'Visitors',
  views: 'Page views',
  clicks: 'Clicks',
  uniqueClicks: 'Unique clicks',
  clickRate: 'Click rate',
  earnings: 'Est. earnings',
};
