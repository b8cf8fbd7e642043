import { lazy, useState, type ComponentType } from 'react';
import type { PathParams } from './path-matcher';
import { PageCodeError } from '../lib/page-code-error';

/** The props of every page component. */
export interface PageProps {
  /** The named parameters of the path: `slug` of '/review/:slug'. */
  params: PathParams;
}

type PageModule = { default: ComponentType<PageProps> };

/** A page in a separate chunk. Once preloaded it renders synchronously, on the server and during hydration. */
export interface LazyPage {
  /** The module's key in the build manifest: 'src/site/faq/faq-page.tsx'. */
  source: string;
  preload(): Promise<void>;
  Component: ComponentType<PageProps>;
}

/** @param source the key of the imported file in the build manifest */
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
      // Chosen once: the end of a preload must not remount a page that is already shown.
      const [Page] = useState<ComponentType<PageProps>>(() => Loaded ?? Deferred);
      return <Page {...props} />;
    },
  };
}
