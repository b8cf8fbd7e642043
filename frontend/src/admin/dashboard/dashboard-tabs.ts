import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part';

export interface DashboardTab {
  /** The value of `tab` in the address: '?tab=analytics'. */
  value: string;
  label: string;
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
    ...panel(loadAnalytics),
  },
  {
    value: 'products',
    label: 'Products',
    about: 'catalog ranks reorder coupons',
    ...panel(() => import('../features/catalog/products/products-tab')),
  },
  {
    value: 'blog',
    label: 'Blog Posts',
    about: 'articles drafts planned bin import export',
    ...panel(() => import('../features/publishing/posts/posts-tab')),
  },
  {
    value: 'newsletter',
    label: 'Newsletter',
    about: 'subscribers issues emails growth digest',
    ...panel(() => import('./newsletter-panel')),
  },
  {
    value: 'images',
    label: 'Images',
    about: 'pictures uploads library',
    ...panel(() => import('../features/publishing/images/images-tab')),
  },
  { value: 'settings', label: 'Settings', ...panel(() => import('./settings-panel')) },
];

/** The tab of an address. */
export function tabOf(search: URLSearchParams): DashboardTab {
  const asked = search.get('tab');
  return dashboardTabs.find(({ value }) => value === asked) ?? dashboardTabs[0];
}
