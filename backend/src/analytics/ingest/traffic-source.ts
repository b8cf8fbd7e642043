import type { AdClick } from '@astaguide/contracts/analytics/analytics-event';
import { siteOf, siteOfCampaign } from './source-site';

/** The sites that add these parameters to the addresses they link to. */
const sitesOfAds: Record<AdClick, string> = {
  gclid: 'google.com',
  msclkid: 'bing.com',
  fbclid: 'facebook.com',
};

/**
 * The source of a visit: the site or the name of the campaign's source, otherwise the referrer's site, otherwise the
 * network that marked the link, otherwise 'direct'.
 *
 * @param referrer address of the referring page; the site's own pages do not count as a source
 * @param adClick the parameter in the landing page's address
 * @param ownHosts the site's hosts, including the port if it is not the default
 */
export function trafficSource(
  utmSource: string | undefined,
  referrer: string | undefined,
  ownHosts: readonly string[],
  adClick?: AdClick,
): string {
  const campaign = utmSource?.toLowerCase();
  if (campaign) return siteOfCampaign(campaign);
  const unknown = adClick ? sitesOfAds[adClick] : 'direct';
  if (!referrer || !URL.canParse(referrer)) return unknown;
  const { host, protocol } = new URL(referrer);
  if (host === '' || ownHosts.includes(host)) return unknown;
  return siteOf(protocol === 'http:' || protocol === 'https:' ? host : `${protocol}//${host}`);
}
