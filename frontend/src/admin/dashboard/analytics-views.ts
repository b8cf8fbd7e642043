import type { AnalyticsScreen } from '@astaguide/contracts/analytics/report/analytics-screen';
import { type ComponentType, type LazyExoticComponent } from 'react';
import { lazyPart } from '../lib/lazy-part';

export interface AnalyticsView {
  /** The value of `view` in the address: `?tab=analytics&view=overview`. */
  value: AnalyticsScreen;
  label: string;
  /** Further words by which the command palette finds it. */
  about: string;
  Panel: LazyExoticComponent<ComponentType>;
}

/** The views of the analytics tab, in the order of their links. The default is first. */
export const analyticsViews: readonly [AnalyticsView, ...AnalyticsView[]] = [
  {
    value: 'overview',
    label: 'Overview',
    about: 'visitors page views sources countries goals annotations chat questions',
    Panel: lazyPart(() => import('./analytics-overview')),
  },
  {
    value: 'attribution',
    label: 'Attribution',
    about: 'funnel impressions link placements',
    Panel: lazyPart(() => import('../features/analytics/attribution/attribution-section')),
  },
  {
    value: 'earnings',
    label: 'Earnings',
    about: 'sales orders commissions rates payments refunds import a report',
    Panel: lazyPart(() => import('./analytics-earnings')),
  },
  {
    value: 'bots',
    label: 'Bots',
    about: 'excluded filtered traffic bot rules',
    Panel: lazyPart(() => import('../features/analytics/bot-traffic/bot-traffic-section')),
  },
];
