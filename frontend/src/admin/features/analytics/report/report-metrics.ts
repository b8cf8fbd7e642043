import type { ReportMetrics } from '@astaguide/contracts/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/report/key-metric';

/** The metrics of which single events can be listed. */
export type TracedMetric = Exclude<keyof ReportMetrics, 'uniqueClicks'>;

export const metricNames: Record<KeyMetric, string> = {
  visitors: 'Visitors',
  views: 'Page views',
  clicks: 'Clicks',
  uniqueClicks: 'Unique clicks',
  clickRate: 'Click rate',
  earnings: 'Est. earnings',
};

/** How each metric is computed, for its tooltip. */
export const metricDefinitions: Record<KeyMetric, string> = {
  visitors:
    'Unique per day: a visitor on three days counts three times. Not counted: readers with Do Not Track, and you while signed in.',
  views: 'Pages opened by people. Bots, and you while signed in, are excluded.',
  clicks: 'Clicks on buy links. Every click counts.',
  uniqueClicks: 'Clicks on buy links, counted once for each visitor, product and day.',
  clickRate: 'Clicks divided by page views. No rate without page views, or with more clicks than page views.',
  earnings: 'Commission of approved and pending sales, by sale date.',
};
