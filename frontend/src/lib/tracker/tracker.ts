import type {
  AFFILIATE_CLICK,
  EventDetails,
  PAGE_VIEW,
} from '@astaguide/contracts/analytics/analytics-event';
import type { SiteGoal } from '@astaguide/contracts/analytics/goal';
import type { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { onBuyClick, type BuyClick } from './buy-clicks';
import { EventDelivery } from './delivery';
import { EventQueue } from './event-queue';
import { sessionLanding } from './landing';
import { objectsToTracking } from './privacy';
import type { SeenOffers } from './seen-offers';

// Typed, not imported: the contract imports zod, which must not be in the visitors' bundle.
const affiliateClick: typeof AFFILIATE_CLICK = 'affiliate_click';
const pageView: typeof PAGE_VIEW = 'page_view';
const offersSeen: typeof OFFERS_SEEN = 'offers_seen';

let delivery: EventDelivery | undefined;
let seenOffers: Promise<SeenOffers> | undefined;

/**
 * Starts the tracker of this page: sends queued events of earlier pages, and reports clicks on buy links from before it
 * was loaded. Call once, in a browser.
 */
export function startTracker(): void {
  if (delivery) return;
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
  void started.resume();
}

/** Drops this browser's unsent events. */
export function forgetWaitingEvents(): void {
  new EventQueue(storageOrNone()).clear();
}

/** Tracks a page view. @param page its path: '/comparison' */
export function trackPageView(page: string): void {
  track(pageView, { page });
  if (delivery && !objectsToTracking()) void watchOffers(page);
}

/** Tracks that the visitor reached a goal on this page. @param productId the product that it is about, if any */
export function trackGoal(goal: SiteGoal, productId?: number): void {
  track(goal, { page: window.location.pathname }, productId === undefined ? {} : { productId });
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
  if (!delivery || objectsToTracking()) return;
  void delivery.send({
    id: id ?? newEventId(),
    eventType,
    eventData: { ...details, ...sessionLanding(), timestamp: new Date(time).toISOString() },
    ...(productId !== undefined && { productId }),
  });
}

function newEventId(): string {
  // randomUUID is missing on plain HTTP from another host, such as a phone on the owner's network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function storageOrNone(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
