import type { AdClick, Channel } from '@astaguide/contracts/analytics/analytics-event';
import { channelOfHost } from './channel-hosts';

/** Values that campaigns use as their source instead of a host. */
const MAIL_NAME = /^(e-?mail|newsletter|letter)$/;

const mediums: readonly [RegExp, Channel][] = [
  [/^(cpc|ppc|cpm|cpv|cpa|paid.*|.*paid|retargeting|display|banner|ads?|sem)$/, 'paid'],
  [/^(e-?mail|newsletter|mail)$/, 'email'],
  [/^(social|social[-_ ]?(network|media)|sm)$/, 'social'],
  [/^organic$/, 'organic-search'],
  [/^(referral|affiliates?|partner|link)$/, 'referral'],
];

/**
 * The channel of a visit, as in other analytics tools: by the campaign's medium first, then by the source.
 *
 * @param adClick a parameter of advertising networks in the landing page's address. Facebook adds its own to every link,
 *   so that one says nothing about payment
 * @param source as returned by trafficSource: 'direct', a host, or the name of a campaign's source
 */
export function channelOf(
  source: string,
  utmMedium: string | undefined,
  isCampaign: boolean,
  adClick?: AdClick,
): Channel {
  const medium = utmMedium?.trim().toLowerCase();
  if (medium) {
    const known = mediums.find(([pattern]) => pattern.test(medium));
    if (known) return known[1];
  }
  if (adClick === 'gclid' || adClick === 'msclkid') return 'paid';
  if (source === 'direct') return medium ? 'campaign' : 'direct';
  if (MAIL_NAME.test(source)) return 'email';
  const known = channelOfHost(source);
  // A campaign named after a search engine is still a campaign, because organic search results carry no campaign.
  if ((isCampaign || medium) && (known === undefined || known === 'organic-search')) return 'campaign';
  return known ?? 'referral';
}
