import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { matchRoute } from '../routes';
import { preloadPage } from './preload-page';

/**
 * Handlers for the body. Plain links to pages of this site, such as those in an article's HTML, navigate without a
 * document load; pages are preloaded when a link is hovered or focused.
 */
export function usePageLinks() {
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
