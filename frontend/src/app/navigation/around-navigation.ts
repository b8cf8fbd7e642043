import type { QueryClient } from '@tanstack/react-query';
import type { AroundNavHandler } from 'wouter';
import { preloadPage } from './preload-page';
import { rememberScroll } from './scroll-memory';

/** Pages that take longer show a skeleton. Milliseconds. */
const MAX_WAIT_MS = 300;

/** Delays a navigation until its page is loaded, up to a limit; the latest navigation wins. */
export function aroundNavigation(client: QueryClient): AroundNavHandler {
  let latest = 0;
  return (navigate, to, options) => {
    rememberScroll();
    latest += 1;
    const { pathname } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) return navigate(to, options);
    const mine = latest;
    const wait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    void Promise.race([preloadPage(client, to), wait]).then(() => {
      if (mine === latest) navigate(to, options);
    });
  };
}
