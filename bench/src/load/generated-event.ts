import type { SeededRandom } from '@astaguide/testbed/seeded-random';
import {
  AFFILIATE_CLICK,
  linkPlacements,
  PAGE_VIEW,
  type TrackRequest,
} from '@astaguide/contracts/analytics/analytics-event';
import { browsers } from '@astaguide/testbed/real-traffic';

/** Share of events other than page views in real traffic; most of them are clicks on buy links. */
const ACTION_SHARE = 0.25;

const articles = [
  'astaxanthin-and-endurance',
  'astaxanthin-for-skin',
  'astaxanthin-with-food',
  'how-much-a-day',
  'how-to-judge-a-supplement',
  'natural-or-synthetic',
  'screens-and-eyes',
  'training-block',
];
const pages = [
  '/',
  '/comparison',
  '/guide',
  '/explainer',
  '/blog',
  '/faq',
  '/about',
  '/contact',
  '/newsletter',
  ...articles.map((slug) => `/blog/${slug}`),
  ...Array.from({ length: 14 }, (_, index) => `/review/product-${index + 1}`),
];
const referrers = [
  'https://www.google.com/',
  'https://www.google.de/',
  'https://www.bing.com/',
  'https://duckduckgo.com/',
  'https://www.reddit.com/r/Supplements/',
  'https://www.youtube.com/',
  'https://news.ycombinator.com/',
  'https://m.facebook.com/',
];
const campaigns = ['newsletter', 'instagram', 'podcast'];
const languages = [
  'en-US,en;q=0.9',
  'en-GB,en;q=0.8',
  'de-DE,de;q=0.9,en;q=0.6',
  'es-ES,es;q=0.9',
  'nl-NL,nl',
];

/** First octets of addresses that belong to internet providers: visits from hosting providers are not counted. */
const internetProviders = [61, 73, 90];

/** A browser at an IP address that sends events. */
export interface Visitor {
  address: string;
  userAgent: string;
  language: string;
}

/** Generates a visitor with a public IPv4 address; each call returns a different one. */
export function generateVisitor(random: SeededRandom): Visitor {
  const octets = [random.pick(internetProviders), ...Array.from({ length: 3 }, () => random.between(1, 254))];
  return {
    address: octets.join('.'),
    userAgent: random.pick(browsers),
    language: random.pick(languages),
  };
}

/**
 * A random body of `POST /api/analytics/track`, without the id: three page views per action.
 *
 * @param productIds ids of existing products
 * @param action event type of events other than page views
 */
export function generateEvent(
  random: SeededRandom,
  productIds: readonly number[],
  action: string = AFFILIATE_CLICK,
): Omit<TrackRequest, 'id'> {
  const origin = generateOrigin(random);
  if (random.fraction() >= ACTION_SHARE) {
    return {
      eventType: PAGE_VIEW,
      eventData: { page: random.pick(pages), title: 'Astaxanthin Guide', ...origin },
    };
  }
  return {
    eventType: action,
    eventData: {
      page: random.pick(pages),
      linkPlacement: random.pick(linkPlacements),
      rank: random.between(1, 14),
      price: `${random.between(12, 59)}.99`,
      ...origin,
    },
    productId: random.pick(productIds),
  };
}

function generateOrigin(random: SeededRandom): { referrer?: string; utmSource?: string } {
  const chance = random.fraction();
  if (chance < 0.5) return { referrer: random.pick(referrers) };
  return chance < 0.6 ? { utmSource: random.pick(campaigns) } : {};
}

/** Number of tags: three hexadecimal digits. */
const TAGS = 0x1000;

/** SQL for the tag of an event's id. */
export const TAG_OF_ID = 'substr(id::text, 21, 3)';

/** A tag as part of an id: '0a7'. */
export function tagText(tag: number): string {
  return (tag % TAGS).toString(16).padStart(3, '0');
}

/**
 * A UUID that encodes its run and its number in the run. It begins with random digits, so that it lands anywhere in an
 * index like any random UUID.
 *
 * @param tag the run
 * @param sequence the event's number in the run; makes the id unique
 */
export function eventId(random: SeededRandom, tag: string, sequence: number): string {
  const first = Math.floor(random.fraction() * 0x1_0000_0000);
  const second = Math.floor(random.fraction() * 0x1000_0000);
  const start = first.toString(16).padStart(8, '0');
  const middle = second.toString(16).padStart(7, '0');
  const end = sequence.toString(16).padStart(12, '0');
  return `${start}-${middle.slice(0, 4)}-4${middle.slice(4)}-8${tag}-${end}`;
}
