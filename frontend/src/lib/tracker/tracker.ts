import type {
  AFFILIATE_CLICK,
  EventDetails,
  NOT_FOUND,
  PAGE_VIEW,
} from '@astaguide/contracts/analytics/analytics-event';
import type { SiteGoal } from '@astaguide/contracts/analytics/goal';
import type { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { onBuyClick, type BuyClick } from './buy-clicks';
import { EventDelivery } from './delivery';
import { EventQueue } from './event-queue';
import type { SeenOffers } from './seen-offers';

// Typed, not imported: the contract imports zod, which must not be in the visitors' bundle.
const affiliateClick: typeof AFFILIATE_CLICK = 'affiliate_click';
const pageView: typeof PAGE_VIEW = 'page_view';
const notFound: typeof NOT_FOUND = 'not_found';
const offersSeen: typeof OFFERS_SEEN = 'offers_seen';

declare global {
  interface Window {
    /** For scripts of the owner. */
    astaguide?: {
      /** Sends an event of the page, which a goal may count. @param properties further data of the event */
      track: (name: string, properties?: Record<string, unknown>) => void;
    };
  }
}

let delivery: EventDelivery | undefined;
let isFirstPage = true;
let seenOffers: Promise<SeenOffers> | undefined;

/**
 * Starts the tracker of this page: sends queued events of earlier pages, and reports clicks on buy links from before it
 * was loaded. Call once, in a browser.
 */
export function startTracker(): void {
  if (delivery) return;
  window.astaguide = { track: trackEvent };
  const queue = new EventQueue(storageOrNone());
  if (objectsToTracking()) {
    onBuyClick(() => undefined);
    return queue.clear();
  }
  const started = new EventDelivery(queue);
  delivery = started;
  window.addEventListener('online', () => void started.resume('connection-is-back'));
  window.addEventListener('pagehide', () => started.flushBeforeLeaving());
  onBuyClick(trackBuyClick);
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, trackMarkedClick, { capture: true });
  void started.resume();
}

/** Drops this browser's unsent events. */
export function forgetWaitingEvents(): void {
  new EventQueue(storageOrNone()).clear();
}

/**
 * Tracks a page view.
 *
 * @param page its path: '/comparison'
 * @param isFound false for an address that the site does not have
 */
export function trackPageView(page: string, isFound: boolean): void {
  // The inline script has reported the document's first page.
  if (isFirstPage) isFirstPage = false;
  else track(isFound ? pageView : notFound, { page });
  if (delivery && !objectsToTracking()) void watchOffers(page);
}

/** Tracks that the visitor reached a goal on this page. @param productId the product that it is about, if any */
export function trackGoal(goal: SiteGoal, productId?: number): void {
  track(goal, { page: window.location.pathname }, productId === undefined ? {} : { productId });
}

/** Tracks an event of the page, by a name that the owner chose. */
function trackEvent(name: string, properties: Record<string, unknown> = {}): void {
  track(name, { ...properties, page: window.location.pathname });
}

/** Tracks a click on an element with `data-goal`, or in it. The middle button fires auxclick. */
function trackMarkedClick({ target, type, button }: MouseEvent): void {
  if (!(target instanceof Element) || (type === 'auxclick' && button !== 1)) return;
  const marked = target.closest<HTMLElement>('[data-goal]');
  if (marked?.dataset.goal && !marked.closest('[data-uncounted]')) trackEvent(marked.dataset.goal);
}

/** After hydration, because it does not affect the visitor. */
async function watchOffers(page: string): Promise<void> {
  seenOffers ??= import('./seen-offers').then(
    ({ SeenOffers }) => new SeenOffers((seen) => track(offersSeen, { ...seen })),
  );
  try {
    (await seenOffers).open(page);
  } catch (error) {
    console.warn('Impressions are not tracked', error);
    seenOffers = undefined;
  }
}

function trackBuyClick({ id, data, href, page, time }: BuyClick): void {
  const { buy, name, linkPlacement, rank, price } = data;
  const details = {
    productName: name,
    affiliateUrl: href,
    page,
    linkPlacement,
    price,
    ...(rank !== undefined && { rank: Number(rank) }),
  };
  track(affiliateClick, details, { productId: Number(buy), time, id });
}

function track(
  eventType: string,
  details: EventDetails,
  { productId, time = Date.now(), id }: { productId?: number; time?: number; id?: string | undefined } = {},
): void {
  const { visitSource, newEventId } = window;
  if (!delivery || !visitSource || !newEventId || objectsToTracking()) return;
  void delivery.send({
    id: id ?? newEventId(),
    eventType,
    eventData: { ...details, ...visitSource(), timestamp: new Date(time).toISOString() },
    ...(productId !== undefined && { productId }),
  });
}

function storageOrNone(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Whether the visitor objects to tracking, by Do Not Track or Global Privacy Control. */
export function objectsToTracking(): boolean {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
