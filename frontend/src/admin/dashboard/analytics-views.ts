import type { AnalyticsScreen } from '@astaguide/contracts/analytics/report/analytics-screen';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface AnalyticsView {
  /** The value of `view` in the address: `?tab=analytics&view=overview`. */
  value: AnalyticsScreen;
  label: string;
  Panel: LazyExoticComponent<ComponentType>;
}

/** The views of the analytics tab, in the order of their links. The default is first. */
export const analyticsViews: readonly [AnalyticsView, ...AnalyticsView[]] = [
  { value: 'overview', label: 'Overview', Panel: lazy(() => import('./analytics-overview')) },
  {
    value: 'attribution',
    label: 'Attribution',
    Panel: lazy(() => import('../features/analytics/attribution/attribution-section')),
  },
  { value: 'earnings', label: 'Earnings', Panel: lazy(() => import('./analytics-earnings')) },
  {
    value: 'bots',
    label: 'Bots',
    Panel: lazy(() => import('../features/analytics/bot-traffic/bot-traffic-section')),
  },
];
