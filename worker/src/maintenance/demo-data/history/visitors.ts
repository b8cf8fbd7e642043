import type { Channel } from '@astaguide/contracts/analytics/analytics-event';

/** Pages that a visit may begin on, see pages.ts. */
export type PageKind =
  'home' | 'comparison' | 'review' | 'article' | 'blog' | 'faq' | 'explainer' | 'guide' | 'landing';

/** Where visits come from, and how such visitors behave. */
export interface TrafficSource {
  weight: number;
  source: string;
  channel: Channel;
  referrer: string | null;
  campaign?: { source: string; medium: string; name: string; content?: string; term?: string };
  landsOn: readonly { weight: number; kind: PageKind }[];
  /** Factor on how often they follow a buy link. */
  intent: number;
}

/** Kinds of pages, by how often a visitor chooses them. */
export function ways(weights: Partial<Record<PageKind, number>>) {
  return Object.entries(weights).map(([kind, weight]) => ({ kind: kind as PageKind, weight }));
}

const searchLandings = ways({
  article: 30,
  comparison: 22,
  review: 18,
  guide: 14,
  explainer: 8,
  faq: 4,
  landing: 4,
});
const socialLandings = ways({ article: 48, review: 22, home: 14, guide: 10, comparison: 6 });
const letterLandings = ways({ article: 45, comparison: 35, review: 20 });

const visitsFrom = (
  weight: number,
  source: string,
  channel: Channel,
  [landsOn, intent]: [TrafficSource['landsOn'], number],
  referrer: string | null = `https://www.${source}/`,
): TrafficSource => ({ weight, source, channel, referrer, landsOn, intent });

/** Search, social networks, referrals, the newsletter, advertising, AI assistants, and no source at all. */
export const trafficSources: readonly TrafficSource[] = [
  visitsFrom(330, 'google.com', 'organic-search', [searchLandings, 1]),
  visitsFrom(42, 'bing.com', 'organic-search', [searchLandings, 1.1]),
  visitsFrom(30, 'duckduckgo.com', 'organic-search', [searchLandings, 1], 'https://duckduckgo.com/'),
  visitsFrom(9, 'ecosia.org', 'organic-search', [searchLandings, 0.9]),
  visitsFrom(190, 'direct', 'direct', [ways({ home: 62, comparison: 20, review: 12, blog: 6 }), 1.1], null),
  visitsFrom(62, 'reddit.com', 'social', [socialLandings, 0.7]),
  visitsFrom(46, 'youtube.com', 'social', [socialLandings, 0.9]),
  visitsFrom(26, 'facebook.com', 'social', [socialLandings, 0.5]),
  {
    ...visitsFrom(24, 'instagram.com', 'social', [socialLandings, 0.6], 'https://l.instagram.com/'),
    campaign: { source: 'instagram', medium: 'social', name: 'profile-link' },
  },
  visitsFrom(
    26,
    'healthforum.example.org',
    'referral',
    [ways({ article: 50, comparison: 50 }), 1.2],
    'https://healthforum.example.org/',
  ),
  visitsFrom(
    18,
    'ridersdaily.example.com',
    'referral',
    [ways({ landing: 60, guide: 40 }), 1],
    'https://ridersdaily.example.com/',
  ),
  visitsFrom(
    46,
    'chatgpt.com',
    'ai-assistant',
    [ways({ comparison: 46, review: 34, faq: 20 }), 1.6],
    'https://chatgpt.com/',
  ),
  visitsFrom(20, 'perplexity.ai', 'ai-assistant', [ways({ comparison: 50, article: 50 }), 1.5]),
  visitsFrom(
    9,
    'copilot.microsoft.com',
    'ai-assistant',
    [ways({ comparison: 60, review: 40 }), 1.4],
    'https://copilot.microsoft.com/',
  ),
  {
    ...visitsFrom(44, 'newsletter', 'email', [letterLandings, 1.5], null),
    campaign: { source: 'newsletter', medium: 'email', name: 'weekly-letter', content: 'top-link' },
  },
  {
    ...visitsFrom(40, 'google.com', 'paid', [ways({ comparison: 70, landing: 30 }), 1.3]),
    campaign: { source: 'google', medium: 'cpc', name: 'best-astaxanthin', term: 'best astaxanthin' },
  },
];

/** A launch brings additional visitors for some days. */
export interface Launch {
  source: TrafficSource;
  /** Which visits it brings on its first day and the following ones, as a share of a usual day's. */
  surge: readonly number[];
  /** The hour in which it begins, UTC. */
  hour: number;
}

/** A reviewer's video. */
export const video: Launch = {
  hour: 16,
  surge: [1.9, 1.2, 0.5, 0.25, 0.1],
  source: {
    ...visitsFrom(1, 'youtube.com', 'social', [ways({ review: 60, comparison: 40 }), 1]),
    campaign: { source: 'youtube', medium: 'social', name: 'video-review', content: 'description' },
  },
};

/** A letter to all subscribers. */
export const newsletter: Launch = {
  hour: 7,
  surge: [1.4, 0.4, 0.1],
  source: {
    ...visitsFrom(1, 'newsletter', 'email', [letterLandings, 1.7], null),
    campaign: { source: 'newsletter', medium: 'email', name: 'new-ranking', content: 'ranking-button' },
  },
};

/** Countries with the language most of their visitors have, and networks reserved for documentation. */
export const countries = [
  { weight: 36, country: 'US', language: 'en' },
  { weight: 17, country: 'DE', language: 'de' },
  { weight: 10, country: 'GB', language: 'en' },
  { weight: 7, country: 'ES', language: 'es' },
  { weight: 6, country: 'NL', language: 'nl' },
  { weight: 6, country: 'PL', language: 'pl' },
  { weight: 5, country: 'CA', language: 'en' },
  { weight: 4, country: 'AU', language: 'en' },
  { weight: 3, country: 'AT', language: 'de' },
  { weight: 3, country: 'FR', language: 'fr' },
  { weight: 2, country: 'CH', language: 'de' },
  { weight: 1, country: 'SE', language: 'sv' },
] as const;

export const networks = ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'] as const;

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

/** Browsers, as they name themselves. */
export const browsers = [
  { weight: 26, isPhone: true, userAgent: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1` },
  { weight: 25, isPhone: true, userAgent: `${android} Chrome/142.0.0.0 Mobile Safari/537.36` },
  { weight: 18, isPhone: false, userAgent: `${windows} Chrome/142.0.0.0 Safari/537.36` },
  {
    weight: 8,
    isPhone: false,
    userAgent: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
  },
  {
    weight: 6,
    isPhone: false,
    userAgent: `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
  },
  { weight: 6, isPhone: false, userAgent: `${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0` },
  {
    weight: 4,
    isPhone: true,
    userAgent: `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  },
  {
    weight: 3,
    isPhone: false,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  },
  {
    weight: 2,
    isPhone: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  },
  {
    weight: 2,
    isPhone: true,
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  },
] as const;

/** Bots that follow links, by user agent; one has none. */
export const bots = [
  { weight: 34, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { weight: 18, userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
  {
    weight: 16,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  },
  { weight: 14, userAgent: 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)' },
  { weight: 10, userAgent: 'python-requests/2.32.3' },
  { weight: 8, userAgent: '' },
] as const;
