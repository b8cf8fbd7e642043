import { Suspense, useEffect, useRef, type RefObject, type MouseEvent, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import { KEEP_BUY_CLICKS } from '../lib/tracker/buy-clicks';
import { trackPageView } from '../lib/tracker/tracker';
import { ErrorBoundary } from '../ui/error-boundary';
import { PageFrame } from './frame/page-frame';
import { HeadTags } from './head-tags';
import { LOAD_MODULES } from './load-modules';
import { PageLoading } from '../ui/page-loading';
import { PAGE_STATE_ID, PAGE_STYLES_ID, usePageState } from './page-state';
import { matchRoute } from './routes';
import { fragmentTarget, placeScroll } from './navigation/scroll-memory';
import { preloadPage } from './navigation/preload-page';
import { APPLY_THEME } from '../lib/theme/theme';

interface DocumentProps {
  stateJson: string;
  styles: string;
  earlyScript: string;
}

export function Document({ stateJson, styles, earlyScript }: DocumentProps) {
  const [pathname] = useLocation();
  const { modules, view } = usePageState();
  const linkHandlers = usePageLinks();
  const voice = useRef<HTMLParagraphElement>(null);
  const arrivedAt = useRef(pathname);
  const matched = matchRoute(pathname);
  const { route, found } = matched;
  useEffect(() => {
    if (!route.isPrivate) trackPageView(pathname, found);
  }, [route, found, pathname]);
  const page = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>
        <route.page.Component key={route.path} params={matched.params} />
        <PageArrival pathname={pathname} lastPathRef={arrivedAt} voiceRef={voice} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: APPLY_THEME }} />
        {/* In development, Vite finds the style sheet to replace by an attribute that it adds. */}
        <style id={PAGE_STYLES_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        <script data-view={view} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <script dangerouslySetInnerHTML={{ __html: KEEP_BUY_CLICKS }} />
        <script
          data-modules={modules.join(' ')}
          data-at-once={route.isPrivate}
          dangerouslySetInnerHTML={{ __html: LOAD_MODULES }}
        />
        <HeadTags key={route.path} matched={matched} pathname={pathname} />
      </head>
      <body {...linkHandlers}>
        {route.isPrivate ? page : <PageFrame>{page}</PageFrame>}
        <p ref={voice} role="status" className="sr-only" />
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
      </body>
    </html>
  );
}

interface PageArrivalProps {
  pathname: string;
  /** The last path that was handled. Outlives the page, so that the first page is not handled. */
  lastPathRef: RefObject<string>;
  /** A polite live region for screen readers, which says the heading of the new page. */
  voiceRef: RefObject<HTMLElement | null>;
}

/** After a navigation, moves scroll and focus to the new page and announces its heading. */
function PageArrival({ pathname, lastPathRef, voiceRef }: PageArrivalProps) {
  useEffect(() => {
    if (lastPathRef.current === pathname) return;
    lastPathRef.current = pathname;
    placeScroll();
    const content = document.getElementById('content');
    // The page may have focused a field of its own.
    if (content === document.activeElement || !content?.contains(document.activeElement)) {
      focusQuietly(fragmentTarget() ?? content);
    }
    const name = document.querySelector('main h1')?.textContent ?? document.title;
    if (voiceRef.current) voiceRef.current.textContent = name;
  }, [pathname, lastPathRef, voiceRef]);
  return null;
}

/** Focuses an element that is not a control, without scrolling to it. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Handlers for the body. Plain links to pages of this site, such as those in an article's HTML, navigate without a
 * document load; pages are preloaded when a link is hovered or focused.
 */
function usePageLinks() {
  const [, navigate] = useLocation();
  const client = useQueryClient();

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLinkOf(event.target);
    // The browser handles fragments of the current page.
    if (!link || (link.hash !== '' && link.pathname === window.location.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const preload = ({ target }: SyntheticEvent) => {
    const link = pageLinkOf(target);
    if (link && link.pathname !== window.location.pathname) void preloadPage(client, link.href);
  };
  return { onClick: follow, onPointerOver: preload, onFocus: preload };
}

/** The link to a public page of this site that an event happened on, if any. */
function pageLinkOf(target: EventTarget): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  if (anchor.origin !== window.location.origin || anchor.hasAttribute('download')) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  // The owner's dashboard, the feed and files are separate documents.
  const { found, route } = matchRoute(anchor.pathname);
  return found && !route.isPrivate ? anchor : undefined;
}
