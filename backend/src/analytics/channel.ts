import type { Channel } from '@astaguide/contracts/analytics-event';

const SEARCH =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|qwant|startpage|kagi|search\.brave|search\.marginalia)\.[a-z.]+$/;
const SOCIAL =
  /(^|\.)(facebook|instagram|twitter|reddit|youtube|pinterest|linkedin|tiktok|threads|bsky|vk|whatsapp|telegram|quora|tumblr)\.[a-z.]+$|^(x\.com|t\.co|t\.me|lnkd\.in|youtu\.be|l\.instagram\.com|lm\.facebook\.com|pin\.it)$|mastodon/;
const MAIL = /^(mail|webmail|outlook|deref-gmx|deref-web)\.|(^|\.)(gmx|web\.de)$/;
/** Names that campaigns use for their source, where there is no host. */
const SOCIAL_NAMES =
  /^(facebook|fb|instagram|ig|twitter|x|reddit|youtube|pinterest|linkedin|tiktok|threads)$/;
const MAIL_NAMES = /^(e-?mail|newsletter|letter)$/;

const mediums: readonly [RegExp, Channel][] = [
  [/^(cpc|ppc|cpm|cpv|cpa|paid.*|.*paid|retargeting|display|banner|ads?|sem)$/, 'paid'],
  [/^(e-?mail|newsletter|mail)$/, 'email'],
  [/^(social|social[-_ ]?(network|media)|sm)$/, 'social'],
  [/^organic$/, 'organic-search'],
  [/^(referral|affiliates?|partner|link)$/, 'referral'],
];

/**
 * Groups a visit by the way it came, as analytics tools are used to: what the campaign calls its medium counts
 * first, then what is known of the host.
 *
 * @param source as trafficSource gives it: 'direct', a host, or a campaign's source
 */
export function channelOf(source: string, utmMedium: string | undefined, isCampaign: boolean): Channel {
  const medium = utmMedium?.trim().toLowerCase();
  if (medium) {
    const known = mediums.find(([pattern]) => pattern.test(medium));
    if (known) return known[1];
  }
  if (source === 'direct') return medium ? 'campaign' : 'direct';
  if (MAIL.test(source) || MAIL_NAMES.test(source)) return 'email';
  if (SOCIAL.test(source) || SOCIAL_NAMES.test(source)) return 'social';
  if (isCampaign || medium) return 'campaign';
  return SEARCH.test(source) ? 'organic-search' : 'referral';
}
