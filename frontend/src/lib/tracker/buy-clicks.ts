import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import { CLICK_ID, FIRST_CLICK_ID } from '@astaguide/contracts/earnings/click-id';

/** The data attributes of a buy link. */
export interface BuyLinkData {
  'data-buy': number;
  'data-name': string;
  'data-link-placement': LinkPlacement;
  /** The rank shown beside the link. */
  'data-rank'?: number;
  /** The price shown, if it is in US dollars: '29.99'. */
  'data-price'?: string;
  /** The link with a placeholder for the click id, if it has one. */
  'data-link'?: string;
}

/** A click on a buy link. */
export interface BuyClick {
  /** The event's id, if it was also passed to the retailer. */
  id?: string;
  /** The link's data attributes, by their names without 'data-'. */
  data: { buy: string; name: string; linkPlacement: LinkPlacement; rank?: string; price?: string };
  /** The target URL, which may be a localized one. */
  href: string;
  /** Path of the page with the link: '/comparison'. */
  page: string;
  /** Milliseconds since the epoch. */
  time: number;
}

declare global {
  interface Window {
    /** An array until the tracker replaces it. */
    buyClicks?: { push(click: BuyClick): unknown };
  }
}

/**
 * Inline script in the head of every page, before all other scripts, so that early clicks on buy links count. The
 * middle button fires auxclick. Links inside an element marked `data-uncounted` (the owner's preview) do not count.
 *
 * A link with a placeholder for the click id gets it during the click, in the form of `clickIdOf`, unless the visitor
 * objects to tracking; afterwards the link is restored, so that a copied link has none. This site's redirect also gets what led to the visit,
 * because it may count the click before the tracker's report arrives. A long landing would make the address too long.
 *
 * The redirect believes an id only if the browser says which page leads there (Sec-Fetch-Site). Browsers without
 * CompressionStream do not, and neither do those without randomUUID, which plain HTTP lacks: there the redirect alone
 * counts the click.
 */
export const KEEP_BUY_CLICKS = [
  '(()=>{window.buyClicks=[];const keep=(e)=>{',
  "const a=e.target.closest&&e.target.closest('a[data-buy]');",
  "if(!a||a.closest('[data-uncounted]')||(e.type!=='click'&&e.button!==1))return;",
  "const n=navigator,l=a.dataset.link,go=l&&l.startsWith('/go/'),href=a.getAttribute('href');let id;",
  "if(l&&!n.globalPrivacyControl&&n.doNotTrack!=='1'&&crypto.randomUUID&&(!go||window.CompressionStream)){",
  "id=crypto.randomUUID();const s=go&&window.visitSource?JSON.stringify(window.visitSource()):'';",
  "const h=id.replace(/-/g,''),",
  `c=(BigInt('${FIRST_CLICK_ID}')+BigInt('0x'+('0x'+h[16]&3)+h.slice(0,12)+h.slice(13,16)+h.slice(17))).toString(36);`,
  `a.href=l.replaceAll('${CLICK_ID}',go?id:c)+(s&&s.length<1500?'&landing='+encodeURIComponent(s):'');`,
  'setTimeout(()=>{a.href=href})}',
  'if(!go||id)window.buyClicks.push({id,data:{...a.dataset},href,page:location.pathname,time:Date.now()})};',
  "addEventListener('click',keep,true);addEventListener('auxclick',keep,true)})()",
].join('');

/** Reports all clicks on buy links of this page, earlier and later ones. */
export function onBuyClick(report: (click: BuyClick) => void): void {
  const early = window.buyClicks;
  window.buyClicks = { push: report };
  if (Array.isArray(early)) (early as BuyClick[]).forEach(report);
}
