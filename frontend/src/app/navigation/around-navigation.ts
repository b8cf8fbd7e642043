import type { QueryClient } from '@tanstack/react-query';
import type { AroundNavHandler } from 'wouter';
import { preloadPage } from './preload-page';
import { rememberScroll } from './scroll-memory';

/** A page that is not there by then is announced by its skeleton. */
const MAX_WAIT_MS = 300;

/** Holds a navigation until its page can be drawn, for a moment at the most; the latest one wins. */
export function aroundNavigation(client: QueryClient): AroundNavHandler {
  let latest = 0;
  return (navigate, to, options) => {
    rememberScroll();
    latest += 1;
    const { pathname } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) return navigate(to, options);
    const mine = latest;
    const wait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    void Promise.race([preloadPage(client, pathname), wait]).then(() => {
      if (mine === latest) navigate(to, options);
    });
  };
}
