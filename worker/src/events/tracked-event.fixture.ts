import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { randomUUID } from 'node:crypto';

/** A page view by a person, now, with a test's changes. */
export function trackedEvent(different: Partial<TrackedEvent> = {}): TrackedEvent {
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    eventType: 'page_view',
    productId: null,
    page: '/',
    linkPlacement: null,
    rank: null,
    price: null,
    source: 'direct',
    channel: 'direct',
    referrer: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    visitor: '42',
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    language: 'de',
    ...different,
  };
}
