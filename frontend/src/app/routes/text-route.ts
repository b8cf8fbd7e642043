import type { PageIntro } from '@astaguide/content/blocks';
import { useSyncExternalStore, type ComponentType } from 'react';
import { breadcrumbsOf } from '../../lib/breadcrumbs';
import { lazyPage, type PageProps } from '../lazy-page';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

/** A page whose title stands with its text, so that neither is loaded before it is wanted. */
interface TextPageModule {
  default: ComponentType<PageProps>;
  intro: PageIntro;
  /** What the text is, in schema.org's words. */
  jsonLd?: readonly object[];
}

/** Until the page's own title is there. */
const loading = { title: 'Loading…', description: '' };

/**
 * The route of a page of text.
 *
 * @param source the page's module as the build manifest names it
 */
export function textRoute(
  path: string,
  source: string,
  load: () => Promise<TextPageModule>,
  prefetch?: PageRoute['prefetch'],
): PageRoute {
  let loaded: TextPageModule | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => loaded;
  return {
    path,
    page: lazyPage(source, async () => {
      loaded = await load();
      for (const listener of listeners) listener();
      return loaded;
    }),
    useHead: () => {
      const site = useSite();
      const page = useSyncExternalStore(subscribe, current, current);
      if (!page) return loading;
      const { title, description, heading } = page.intro;
      const trail = breadcrumbList(site, breadcrumbsOf(path, heading));
      return { title, description, jsonLd: [trail, ...(page.jsonLd ?? [])] };
    },
    ...(prefetch && { prefetch }),
  };
}
