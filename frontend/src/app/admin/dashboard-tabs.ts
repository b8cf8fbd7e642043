import { lazy, type ComponentType } from 'react';

export interface DashboardTab {
  /** As it stands in the address: '?tab=analytics'. */
  value: string;
  label: string;
  /** In a chunk of its own, loaded when the tab is opened. */
  Panel: ComponentType;
}

/** The tabs in their order; the first is the default. */
export const dashboardTabs: [DashboardTab, ...DashboardTab[]] = [
  {
    value: 'analytics',
    label: 'Analytics',
    Panel: lazy(() => import('../../features/analytics/analytics-tab')),
  },
];
