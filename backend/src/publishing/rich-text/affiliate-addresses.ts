import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import { ownRedirect } from '../links/own-redirect';

/** Hosts of affiliate networks, whose links lead to a shop. Their subdomains count too. */
const networkHosts =
  `7eer.net ad.admitad.com adcell.de amzn.to anrdoezrs.net avantlink.com awin1.com belboon.de digistore24.com
   dpbolvw.net ds1.nl evyy.net geni.us hop.clickbank.net jdoqocy.com kqzyfj.com linksynergy.com ojrq.net prf.hn pxf.io
   redirect.viglink.com rover.ebay.com shareasale.com shrsl.com sjv.io skimresources.com tkqlhce.com track.webgains.com
   tradedoubler.com tradetracker.net`.split(/\s+/);

/** Parameters by which networks and shops know the affiliate or the click, without the number that may follow. */
const networkParameters = new Set(
  `admitad_uid aff aff_click_id aff_id aff_sub affid affiliate affiliate_id affiliateid afftrack afsrc ascsubtag awc
   awinaffid awinmid belboon cjdata cjevent clickref hop hopid irclickid irgwc pubref raneaid ranmid ransiteid rcode rfsn
   sca_ref sscid sub_id subid tagtag_uid tduid ttaid wgcampaignid`.split(/\s+/),
);

/** Amazon's shops, where `tag` names the affiliate. Elsewhere it is often a topic. */
const AMAZON = /(^|\.)amazon\.(com?\.)?[a-z]{2,3}$/;

/**
 * @param publicUrl the site's origin
 * @param catalogLinks the affiliate links of the catalog
 * @returns whether an address in a text is an affiliate link: this site's `/go/` and `/l/`, a host of the catalog's
 *   links, an affiliate network, or an address with a parameter of one
 */
export function affiliateLinkTest(
  publicUrl: string,
  catalogLinks: readonly string[],
): (address: string) => boolean {
  const site = new URL(publicUrl);
  const hosts = new Set([
    ...networkHosts,
    ...catalogLinks.filter((link) => URL.canParse(link)).map((link) => hostOf(new URL(link))),
  ]);
  // A product may be sold by a page of this site.
  hosts.delete(hostOf(site));
  return (address) => {
    if (!URL.canParse(address, publicUrl)) return false;
    const url = new URL(address, site);
    if (!url.protocol.startsWith('http')) return false;
    if (ownRedirect(address, [site.host], publicUrl)) return true;
    if (url.host === site.host) return false;
    return (
      address.includes(CLICK_ID) ||
      parentsOf(hostOf(url)).some((host) => hosts.has(host)) ||
      [...url.searchParams.keys()].some((name) => isNetworkParameter(name.toLowerCase(), url))
    );
  };
}

function isNetworkParameter(name: string, { hostname }: URL): boolean {
  return networkParameters.has(name.replace(/\d+$/, '')) || (name === 'tag' && AMAZON.test(hostname));
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\.|\.$/g, '');

/** 'de.shop.example' → 'de.shop.example', 'shop.example', 'example'. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}
