import { lazy, useState, type ComponentType } from 'react';
import type { PathParams } from './path-matcher';
import { PageCodeError } from '../lib/errors';
import { createStore, type Store } from '../lib/store';

/** The props of every page component. */
export interface PageProps {
  /** The named parameters of the path: `slug` of '/review/:slug'. */
  params: PathParams;
}

interface PageModule {
  default: ComponentType<PageProps>;
}

/** A page in a separate chunk. Once preloaded it renders synchronously, on the server and during hydration. */
export interface LazyPage<Module extends PageModule = PageModule> {
  /** The keys of its modules in the build manifest: 'src/site/faq/faq-page.tsx'. */
  sources: readonly string[];
  preload(): Promise<void>;
  /** The module once it is loaded, for the head of the page. */
  loaded: Pick<Store<Module | undefined>, 'get' | 'subscribe'>;
  Component: ComponentType<PageProps>;
}

/** @param source the keys of the imported files in the build manifest */
export function lazyPage<Module extends PageModule>(
  source: string | readonly string[],
  load: () => Promise<Module>,
): LazyPage<Module> {
  const loaded = createStore<Module | undefined>(() => undefined);
  const sources = [source].flat();
  const loadOrExplain = async () => {
    try {
      const module = await load();
      loaded.set(module);
      return module;
    } catch (error) {
      throw new PageCodeError(sources.join(' and '), error);
    }
  };
  const Deferred = lazy(loadOrExplain);
  return {
    sources,
    preload: async () => void (await loadOrExplain()),
    loaded,
    Component: (props) => {
      // Chosen once: the end of a preload must not remount a page that is already shown.
      const [Page] = useState<ComponentType<PageProps>>(() => loaded.get()?.default ?? Deferred);
      return <Page {...props} />;
    },
  };
}
