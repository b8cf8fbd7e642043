import type {
  AFFILIATE_CLICK,
  ClickSlot,
  EventDetails,
  PAGE_VIEW,
} from '@astaguide/contracts/analytics-event';
import type { Product } from '@astaguide/contracts/product';
import { EventDelivery } from './delivery';
import { EventQueue } from './event-queue';
import { sessionLanding } from './landing';
import { objectsToTracking } from './privacy';

// Typed, not imported: the contract's file brings zod, which has no place in a visitor's download.
const affiliateClick: typeof AFFILIATE_CLICK = 'affiliate_click';
const pageView: typeof PAGE_VIEW = 'page_view';

export interface AffiliateClick {
  product: Pick<Product, 'id' | 'name'>;
  /** The link followed, which may be a localized one. */
  affiliateUrl: string;
  /** Path of the page the link stood on: '/comparison'. */
  page: string;
  slot: ClickSlot;
  /** The rank shown beside the link. */
  rank: number | null;
  /** The price shown, US dollars: '29.99'. */
  price: string;
}

let delivery: EventDelivery | undefined;

/** Starts the tracker of this page: takes up what earlier pages could not send. Call once, in a browser. */
export function startTracker(): void {
  if (delivery) return;
  const queue = new EventQueue(storageOrNone());
  if (objectsToTracking()) return queue.clear();
  const started = new EventDelivery(queue, {
    fetch: (input, init) => fetch(input, init),
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    now: () => Date.now(),
    random: () => Math.random(),
  });
  delivery = started;
  window.addEventListener('online', () => void started.resume('connection-is-back'));
  window.addEventListener('pagehide', () => started.flushBeforeLeaving());
  void started.resume();
}

/** Reports that a page was shown. @param page its path: '/comparison' */
export function trackPageView(page: string): void {
  track(pageView, { page });
}

/** Reports that a visitor followed a buy link. */
export function trackAffiliateClick({
  product,
  affiliateUrl,
  page,
  slot,
  rank,
  price,
}: AffiliateClick): void {
  const details = {
    productName: product.name,
    affiliateUrl,
    page,
    slot,
    price,
    ...(rank !== null && { rank }),
  };
  track(affiliateClick, details, product.id);
}

function track(eventType: string, details: EventDetails, productId?: number): void {
  if (!delivery || objectsToTracking()) return;
  void delivery.send({
    id: newEventId(),
    eventType,
    eventData: { ...details, ...sessionLanding(), timestamp: new Date().toISOString() },
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
