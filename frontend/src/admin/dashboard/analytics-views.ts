import type { AnalyticsScreen } from '@astaguide/contracts/analytics/report/analytics-screen';
import { type ComponentType, type LazyExoticComponent } from 'react';
import { lazyPart } from '../lib/lazy-part';

export interface AnalyticsView {
  /** The value of `view` in the address: `?tab=analytics&view=overview`. */
  value: AnalyticsScreen;
  label: string;
  Panel: LazyExoticComponent<ComponentType>;
}

/** The views of the analytics tab, in the order of their links. The default is first. */
export const analyticsViews: readonly [AnalyticsView, ...AnalyticsView[]] = [
  { value: 'overview', label: 'Overview', Panel: lazyPart(() => import('./analytics-overview')) },
  {
    value: 'attribution',
    label: 'Attribution',
    Panel: lazyPart(() => import('../features/analytics/attribution/attribution-section')),
  },
  { value: 'earnings', label: 'Earnings', Panel: lazyPart(() => import('./analytics-earnings')) },
  {
    value: 'bots',
    label: 'Bots',
    Panel: lazyPart(() => import('../features/analytics/bot-traffic/bot-traffic-section')),
  },
];
