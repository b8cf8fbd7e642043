import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { randomUUID } from 'node:crypto';

/** The user agent of a person: Chromium calls itself headless, and headless browsers count as bots. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

const DAY = 86_400_000;

/** The UTC day a number of days ago: 'YYYY-MM-DD'. */
export const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** A human page view of the comparison, some minutes past ten (UTC) on a day, with overrides. */
export function pastEvent(day: string, minute: number, different: Partial<TrackedEvent>): TrackedEvent {
  const occurredAt = different.occurredAt ?? `${day}T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return {
    id: randomUUID(),
    eventType: 'page_view',
    productId: null,
    linkPlacement: null,
    rank: null,
    occurredAt,
    receivedAt: occurredAt,
    page: '/comparison',
    price: null,
    source: 'direct',
    channel: 'direct',
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    referrer: null,
    visitor: '1',
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent: PERSON,
    language: 'de',
    ...different,
  };
}
