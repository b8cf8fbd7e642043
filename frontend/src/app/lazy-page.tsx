import { lazy, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

/** A page in a chunk of its own. Once preloaded it renders at once, on the server and while hydrating. */
export interface LazyPage {
  /** The module's key in the build manifest: 'src/features/home/home-page.tsx'. */
  source: string;
  preload(): Promise<void>;
  Component: ComponentType;
}

/** @param source the imported file as the build manifest names it */
export function lazyPage(source: string, load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Deferred = lazy(load);
  return {
    source,
    preload: async () => {
      Loaded = (await load()).default;
    },
    Component: () => (Loaded ? <Loaded /> : <Deferred />),
  };
}
