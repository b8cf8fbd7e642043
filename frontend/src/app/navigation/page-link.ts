import { matchRoute } from '../routes';

export interface PageLink {
  pathname: string;
  /** Path, query and fragment. */
  href: string;
  hash: string;
}

/** The link to a public page of this site that an event happened on, if any. */
export function pageLinkOf(target: EventTarget): PageLink | undefined {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  if (anchor.origin !== window.location.origin || anchor.hasAttribute('download')) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  const { pathname, search, hash } = anchor;
  // The owner's dashboard, the feed and files are separate documents.
  const { found, route } = matchRoute(pathname);
  return found && !route.isPrivate ? { pathname, href: pathname + search + hash, hash } : undefined;
}
