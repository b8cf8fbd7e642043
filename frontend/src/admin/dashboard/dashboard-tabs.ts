import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part';

export interface DashboardTab {
  /** The value of `tab` in the address: '?tab=analytics'. */
  value: string;
  label: string;
  /** The path of its icon, in a box of 20 by 20. */
  icon: string;
  /** Further words by which the command palette finds it. */
  about?: string;
  /** A separate chunk, loaded when the tab is opened. */
  Panel: ComponentType;
  /** Preloads that chunk. A failure is shown by the panel. */
  preload: () => void;
}

const panel = (load: () => Promise<{ default: ComponentType }>): Pick<DashboardTab, 'Panel' | 'preload'> => ({
  Panel: lazyPart(load),
  preload: () => void load().catch(() => undefined),
});

function loadAnalytics() {
  // The default view is loaded along with the panel, not after it.
  const asksForView = new URLSearchParams(window.location.search).has('view');
  if (!asksForView) import('./analytics-overview').catch(() => undefined);
  return import('./analytics-panel');
}

/** The tabs in their order; the first is the default. */
export const dashboardTabs: [DashboardTab, ...DashboardTab[]] = [
  {
    value: 'analytics',
    label: 'Analytics',
    icon: 'M3.5 16.5h13M5.5 14V9.5m4.5 4.5V4m4.5 10V7',
    ...panel(loadAnalytics),
  },
  {
    value: 'products',
    label: 'Products',
    icon: 'm4.6 9.6 5-5a4.1 4.1 0 0 1 5.8 5.8l-5 5a4.1 4.1 0 0 1-5.8-5.8Zm2.5-2.5 5.8 5.8',
    about: 'catalog ranks reorder coupons',
    ...panel(() => import('../features/catalog/products/products-tab')),
  },
  {
    value: 'blog',
    label: 'Blog Posts',
    icon: 'M5 3h6.5L15.5 7v10H5zM8 10h4.5M8 13.25h4.5',
    about: 'articles drafts planned bin import export',
    ...panel(() => import('../features/publishing/posts/posts-tab')),
  },
  {
    value: 'newsletter',
    label: 'Newsletter',
    icon: 'M3 4.75h14v10.5H3zM3.5 5.25 10 11l6.5-5.75',
    about: 'subscribers issues emails growth digest',
    ...panel(() => import('./newsletter-panel')),
  },
  {
    value: 'images',
    label: 'Images',
    icon: 'M3 4h14v12H3zM3.5 14l4-4.25 3.25 3.25 2-2 3.75 3.5M12.75 7.5h.01',
    about: 'pictures uploads library',
    ...panel(() => import('../features/publishing/images/images-tab')),
  },
  {
    value: 'settings',
    label: 'Settings',
    icon: 'M3 6h6m4 0h4M9 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm-6 8h2.5m4 0H17M5.5 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
    ...panel(() => import('./settings-panel')),
  },
];

/** The tab of an address. */
export function tabOf(search: URLSearchParams): DashboardTab {
  const asked = search.get('tab');
  return dashboardTabs.find(({ value }) => value === asked) ?? dashboardTabs[0];
}
