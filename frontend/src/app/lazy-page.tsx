import { lazy, useState, type ComponentType } from 'react';
import type { PathParams } from './path-matcher';
import { PageCodeError } from '../lib/page-code-error';

/** What every page component is given. */
export interface PageProps {
  /** The named parts of its path: `slug` of '/review/:slug'. */
  params: PathParams;
}

type PageModule = { default: ComponentType<PageProps> };

/** A page in a chunk of its own. Once preloaded it renders at once, on the server and while hydrating. */
export interface LazyPage {
  /** The module's key in the build manifest: 'src/site/faq/faq-page.tsx'. */
  source: string;
  preload(): Promise<void>;
  Component: ComponentType<PageProps>;
}

/** @param source the imported file as the build manifest names it */
export function lazyPage(source: string, load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType<PageProps> | undefined;
  const loadOrExplain = () =>
    load().catch((error: unknown) => {
      throw new PageCodeError(source, error);
    });
  const Deferred = lazy(loadOrExplain);
  return {
    source,
    preload: async () => {
      Loaded = (await loadOrExplain()).default;
    },
    Component: (props) => {
      // Chosen once: a page that is already shown must not be mounted anew when its preload ends.
      const [Page] = useState<ComponentType<PageProps>>(() => Loaded ?? Deferred);
      return <Page {...props} />;
    },
  };
}
