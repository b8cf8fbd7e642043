import {
  campaignParameters,
  clickIds,
  landingQueryOf,
} from '@astaguide/contracts/analytics/campaign-parameters';
import { screenWidths } from '@astaguide/contracts/analytics/ingest/screen-class';
import type { EventDetails } from '@astaguide/contracts/analytics/analytics-event';
import { EVENT_PREFIX, TRY_MS, VISIT_KEY } from './storage-keys';

/** What led to the visit, as every event of it says. */
export type VisitSource = Pick<EventDetails, 'referrer' | 'landingQuery' | 'automated' | 'screen'>;

declare global {
  interface Window {
    /**
     * The source of the visit, which this call prolongs. Absent if the visitor objects to tracking. The script that sets it
     * has also reported, or will report, the page view of the document's first page.
     */
    visitSource?: () => VisitSource;
    /** Makes the id of an event. */
    newEventId?: () => string;
  }
}

interface Options {
  visitKey: string;
  eventPrefix: string;
  tryMs: number;
  names: readonly string[];
  ids: readonly string[];
  screens: typeof screenWidths;
  queryOf: typeof landingQueryOf;
}

/**
 * Runs before all other scripts of a page, so that a visitor who leaves after a second on a slow connection is counted.
 * Self-contained: its text is the script.
 *
 * A visit is this browser's, in whatever tab: it ends after 30 minutes without an event, and a campaign in the address or a
 * referrer from outside begins a new one. A page that is reloaded or restored has arrived before: it keeps the visit, and
 * its referrer begins none. Without storage, each page load is a visit.
 */
export function early({ visitKey, eventPrefix, tryMs, names, ids, screens, queryOf }: Options): void {
  const type = document.currentScript?.dataset.view;
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!type || signals.globalPrivacyControl || signals.doNotTrack === '1') return;

  interface Visit extends VisitSource {
    at: number;
  }
  let visit: Visit | undefined;
  let isArriving = true;
  const stored = () => {
    try {
      return (JSON.parse(localStorage.getItem(visitKey) ?? 'null') as Visit | null) ?? visit;
    } catch {
      return visit;
    }
  };

  const landing = (isAgain: boolean, isLive: boolean): VisitSource | undefined => {
    const landingQuery = queryOf(location.search + location.hash, names, ids).slice(0, 1000);
    const [address] = document.referrer.split(/[?#]/, 1);
    const isOutside = address && !isAgain && new URL(address).host !== location.host;
    if (!isOutside && (!landingQuery || (isAgain && isLive))) return undefined;
    const found: VisitSource = {};
    if (isOutside) found.referrer = address.slice(0, 1000);
    if (landingQuery) found.landingQuery = landingQuery;
    return found;
  };

  const source = (): VisitSource => {
    const now = Date.now();
    const known = stored();
    const isLive = known !== undefined && Math.abs(now - known.at) < 1_800_000;
    let found = isLive ? known : {};
    if (isArriving) {
      isArriving = false;
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      found = landing(entry?.type === 'reload' || entry?.type === 'back_forward', isLive) ?? found;
    }
    visit = { ...found, at: now };
    try {
      localStorage.setItem(visitKey, JSON.stringify(visit));
    } catch {
      // Blocked or full: the visit is this page's.
    }
    const { at: _, ...said } = visit;
    said.screen = (screens.find(([, width]) => window.screen.width < width) ?? (['extra-large'] as const))[0];
    if (navigator.webdriver) said.automated = true;
    return said;
  };

  const newId = () => {
    // randomUUID is missing on plain HTTP from another host, such as a phone on the owner's network.
    if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };

  const report = () => {
    const now = Date.now();
    const timestamp = new Date(now).toISOString();
    const id = newId();
    const eventData = { page: location.pathname, ...source(), timestamp };
    const body = { id, eventType: type, eventData };
    const key = eventPrefix + id;
    try {
      // The tracker sends it again if this page ends before the answer.
      localStorage.setItem(
        key,
        JSON.stringify({ body, createdAt: now, attempts: 0, notBefore: now + tryMs, unreached: false }),
      );
    } catch {
      // Sent once, then.
    }
    fetch('/api/analytics/track', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, sentAt: timestamp }),
      keepalive: true,
    })
      .then(({ status }) => {
        if (status < 500 && status !== 429) localStorage.removeItem(key);
      })
      // Not sent, or storage is blocked.
      .catch(() => undefined);
  };

  const reportWhenSeen = () => {
    const isUnseen = document.hidden || (document as Document & { prerendering?: boolean }).prerendering;
    if (!isUnseen) return report();
    const events = ['visibilitychange', 'prerenderingchange'];
    const look = () => {
      events.forEach((name) => document.removeEventListener(name, look));
      reportWhenSeen();
    };
    events.forEach((name) => document.addEventListener(name, look));
  };

  window.visitSource = source;
  window.newEventId = newId;
  reportWhenSeen();
  addEventListener('pageshow', (event) => event.persisted && reportWhenSeen());
}

const options = {
  visitKey: VISIT_KEY,
  eventPrefix: EVENT_PREFIX,
  tryMs: TRY_MS,
  names: campaignParameters,
  ids: clickIds,
  screens: screenWidths,
};

/** The inline script: `early` with its options. Its element says in `data-view` as which event the page is viewed. */
export const EARLY = `(${early.toString()})({...${JSON.stringify(options)},queryOf:${landingQueryOf.toString()}})`;
