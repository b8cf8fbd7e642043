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
    Panel: lazy(() => import('./analytics-panel')),
  },
  {
    value: 'products',
    label: 'Products',
    Panel: lazy(() => import('./products-panel')),
  },
  { value: 'blog', label: 'Blog Posts', Panel: lazy(() => import('../../features/posts/posts-tab')) },
  {
    value: 'newsletter',
    label: 'Newsletter',
    Panel: lazy(() => import('../../features/subscribers/subscribers-tab')),
  },
  { value: 'images', label: 'Images', Panel: lazy(() => import('../../features/images/images-tab')) },
  { value: 'settings', label: 'Settings', Panel: lazy(() => import('./settings-panel')) },
];
