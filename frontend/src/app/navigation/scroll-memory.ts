/** How far each entry of the history was scrolled is kept in the entry itself, so it survives a reload. */
interface EntryState {
  scrollY?: number;
}

/** Safari refuses more than 100 changes of history entries in 30 s. */
const WRITE_DELAY_MS = 400;
/** How long a page that is still growing is waited for. */
const MAX_RESTORE_MS = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let returningTo: number | undefined;

/** Takes over scrolling between pages from the browser, which restores before the page is drawn. */
export function startScrollMemory(): void {
  window.history.scrollRestoration = 'manual';
  // A load of the document, back from another site included, is the browser's to restore.
  window.addEventListener('pagehide', () => {
    rememberScroll();
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('scroll', rememberSoon, { passive: true });
  let shownPath = window.location.pathname;
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    clearTimeout(timer);
    const scrollY = (state as EntryState | null)?.scrollY;
    if (shownPath === window.location.pathname) {
      if (scrollY !== undefined) requestAnimationFrame(() => scrollToHeight(scrollY));
    } else {
      returningTo = scrollY ?? 0;
    }
    shownPath = window.location.pathname;
  });
  window.addEventListener('pushState', () => {
    returningTo = undefined;
    shownPath = window.location.pathname;
  });
}

/** Notes in the current history entry how far it is scrolled. Call before leaving it. */
export function rememberScroll(): void {
  clearTimeout(timer);
  const scrollY = Math.round(window.scrollY);
  const state = window.history.state as EntryState | null;
  if (state?.scrollY !== scrollY) window.history.replaceState({ ...state, scrollY }, '');
}

/** Scrolls a page that has just been drawn: back to where it was left, to its fragment, or to its top. */
export function placeScroll(): void {
  const height = returningTo;
  returningTo = undefined;
  if (height !== undefined) return restore(height, performance.now() + MAX_RESTORE_MS);
  const fragment = fragmentTarget();
  if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
  else scrollToHeight(0);
}

/** The element the address points at. */
export function fragmentTarget(): HTMLElement | null {
  const { hash } = window.location;
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function restore(height: number, until: number): void {
  scrollToHeight(height);
  const isThere = Math.abs(window.scrollY - height) < 2;
  if (!isThere && performance.now() < until) requestAnimationFrame(() => restore(height, until));
}

function scrollToHeight(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function rememberSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(rememberScroll, WRITE_DELAY_MS);
}
