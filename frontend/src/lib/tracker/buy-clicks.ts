import type { ClickSlot } from '@astaguide/contracts/analytics/analytics-event';
import { CLICK_ID } from './click-id';

/** What a buy link says of itself, in its data attributes. */
export interface BuyLinkData {
  'data-buy': number;
  'data-name': string;
  'data-slot': ClickSlot;
  /** The rank shown beside the link. */
  'data-rank'?: number;
  /** The price shown, US dollars: '29.99'. */
  'data-price': string;
  /** The link with the place of the click's id in it, where it has one. */
  'data-link'?: string;
}

/** A buy link that was followed. */
export interface BuyClick {
  /** The event's id, where the link carried it to the retailer. */
  id?: string;
  /** The link's data attributes, by their names without 'data-'. */
  data: { buy: string; name: string; slot: ClickSlot; rank?: string; price: string };
  /** The link followed, which may be a localized one. */
  href: string;
  /** Path of the page the link stood on: '/comparison'. */
  page: string;
  /** Milliseconds since the epoch. */
  time: number;
}

declare global {
  interface Window {
    /** An array until the tracker takes its place. */
    buyClicks?: { push(click: BuyClick): unknown };
  }
}

/**
 * Stands in the head of every page, before all other scripts, so that a link followed before they have come is
 * counted, too. The middle button opens a tab as well, and browsers call that auxclick. Within an element marked
 * `data-uncounted`, the owner's preview, no link counts.
 *
 * A link that has a place for the click's id gets it while it is followed, unless the visitor objects to tracking;
 * afterwards it is as before, so that a copied link carries none.
 */
export const KEEP_BUY_CLICKS = [
  '(()=>{window.buyClicks=[];const keep=(e)=>{',
  "const a=e.target.closest&&e.target.closest('a[data-buy]');",
  "if(!a||a.closest('[data-uncounted]')||(e.type!=='click'&&e.button!==1))return;",
  "const n=navigator,l=a.dataset.link,href=a.getAttribute('href');let id;",
  "if(l&&!n.globalPrivacyControl&&n.doNotTrack!=='1'&&crypto.randomUUID){id=crypto.randomUUID();",
  `a.href=l.replaceAll('${CLICK_ID}',id);setTimeout(()=>{a.href=href})}`,
  'window.buyClicks.push({id,data:{...a.dataset},href,page:location.pathname,time:Date.now()})};',
  "addEventListener('click',keep,true);addEventListener('auxclick',keep,true)})()",
].join('');

/** Hands over every buy link that was followed on this page so far, and from now on. */
export function onBuyClick(report: (click: BuyClick) => void): void {
  const early = window.buyClicks;
  window.buyClicks = { push: report };
  if (Array.isArray(early)) (early as BuyClick[]).forEach(report);
}
