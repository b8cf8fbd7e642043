/** The scroll position is stored in the history entry itself, so that it survives a reload. */
interface EntryState {
  scrollY?: number;
}

/** Debounce: Safari rejects more than 100 changes of history entries in 30 s. */
const WRITE_DELAY_MS = 400;
/** How long to wait for a page that is still growing. */
const MAX_RESTORE_MS = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let returningTo: number | undefined;

/** Takes over scroll restoration from the browser, which restores before the page is rendered. */
export function startScrollMemory(): void {
  window.history.scrollRestoration = 'manual';
  // The browser restores the position on a document load, including a return from another site.
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

/** Stores the scroll position in the current history entry. Call before leaving it. */
export function rememberScroll(): void {
  clearTimeout(timer);
  const scrollY = Math.round(window.scrollY);
  const state = window.history.state as EntryState | null;
  if (state?.scrollY !== scrollY) window.history.replaceState({ ...state, scrollY }, '');
}

/** Scrolls a newly rendered page: to its previous position, to its fragment, or to the top. */
export function placeScroll(): void {
  const height = returningTo;
  returningTo = undefined;
  if (height !== undefined) return restore(height, performance.now() + MAX_RESTORE_MS);
  const fragment = fragmentTarget();
  // Only the browser's own navigation opens the question that an answer belongs to.
  fragment?.closest('details')?.setAttribute('open', '');
  if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
  else scrollToHeight(0);
}

/** The element of the address's fragment. */
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
