import type { LinkReason } from '@astaguide/contracts/publishing/link-check';
import { titleOf, visibleText } from './page-hint';

/** The page that a link led to. */
export interface Destination {
  url: URL;
  /** The beginning of the page; empty if it is no HTML. */
  html: string;
  /** Whether an answer on the way set a cookie, in which programmes keep the affiliate. */
  isCookieSet: boolean;
}

/** Pages with a longer text are no test for robots, and no placeholder of a parked domain. Characters. */
const SHORT_PAGE = 1500;

/** Beginnings of the titles of pages that keep programs out, in lower case; Cloudflare's in the languages of the links. */
const WALL_TITLES = [
  'just a moment',
  'nur einen moment',
  'un momento',
  'een moment geduld',
  'chwileczk',
  'one moment, please',
  'attention required!',
  'robot check',
  'access denied',
  'access to this page has been denied',
  'pardon our interruption',
  'are you a robot',
  'are you human',
  'human verification',
  'bot verification',
  'security check',
  'verifying your browser',
  'checking your browser',
  'please verify you are',
  'ddos-guard',
  'captcha',
];

/** What the HTML of such pages has, in lower case. */
const WALL_MARKS = [
  'captcha-delivery.com',
  'px-captcha',
  '_incapsula_resource',
  'cf-chl-',
  'cf_chl_opt',
  'challenge-error-text',
  'hcaptcha.com/1/api.js',
  '/errors/validatecaptcha',
  'sec-if-cpt-container',
  'awswafcookiedomainlist',
  'enable javascript and cookies to continue',
  'unusual traffic from your',
  'press & hold',
];

/** Addresses to which shops send programs that they do not want, or that keep no cookies. */
const WALL_ADDRESS =
  /(^|\.)(perfdrive\.com|queue-it\.net|captcha-delivery\.com)$|^consent\.|\/(sorry|captcha|validatecaptcha|challenge|no_cookies|nocookies|enable-?cookies|cookie-?consent|consent)(\/|$)/i;

const PARKED_HOSTS =
  /(^|\.)(sedo\.com|sedoparking\.com|parkingcrew\.net|bodis\.com|hugedomains\.com|dan\.com|afternic\.com|undeveloped\.com|above\.com)$/;
const PARKED_MARKS = [
  'sedoparking.com',
  'parkingcrew.net',
  'd38psrni17bvxu.cloudfront.net',
  'bodis.com',
  'parklogic.com',
  'hugedomains.com/domain_profile',
  'dan.com/buy-domain',
  'afternic.com/forsale',
  'location.href="/lander"',
  "location.href='/lander'",
  'window.park =',
  'window.park=',
];
const PARKED_TEXT =
  /\b(this )?(domain|website)( name)? (is|may be) (for sale|parked)|\bdomain (name )?for sale\b|\bbuy this domain\b|\bdomain (steht zum verkauf|ist geparkt)|\bdominio (está )?en venta|\bdomein(naam)? (is|staat) te koop|\bdomena (jest )?na sprzedaż/;

/** Parameters with which pages are found, in shops that have no paths. */
const PAGE_PARAMETERS =
  /^(p|id|pid|product|product_?id|id_product|item|item_?id|sku|route|page|page_id|post|cat|category|controller|dispatch|view|v|variant|asin)$/i;
const SEARCH_PARAMETERS = /^(q|k|s|query|search|searchterm|search_query|keyword|keywords|text|term|suche?)$/i;
const SEARCH_SEGMENTS =
  /^(search|searchresults?|search-results?|catalogsearch|suche|suchergebnisse?|buscar|busca|buscador|zoeken|zoekresultaten|szukaj|wyszukiwanie)(\.\w+)?$/i;

/** Parameters that name the affiliate in a shop's own address. */
const AFFILIATE_PARAMETERS =
  /^(tag|campid|rcode|ref|aff|affid|aff_?id|affiliate|affiliate_?id|rfsn|sca_ref|via|partner|a_aid|oid)$/i;
/** Shops that keep the affiliate in the address alone: their cookies say nothing. */
const BY_ADDRESS_ALONE = /(^|\.)(amazon|ebay)\.[a-z.]{2,6}$/;

/** Why an answer of any status says nothing about the page; null if it may be the page. */
export function findWall({ url, html }: Pick<Destination, 'url' | 'html'>): boolean {
  if (WALL_ADDRESS.test(url.hostname) || WALL_ADDRESS.test(url.pathname)) return true;
  const page = html.toLowerCase();
  const title = titleOf(page).trim();
  if (WALL_TITLES.some((beginning) => title.startsWith(beginning)) && isShort(page)) return true;
  return WALL_MARKS.some((mark) => page.includes(mark)) && isShort(page);
}

/**
 * What is wrong with where a link led, though there is a page. Programmes rightly redirect, and many keep the affiliate in
 * a cookie and shorten the address: none of that is a fault.
 *
 * @param link as it is checked
 * @param isProductLink whether a product leads there, so that a home page is not what is meant
 * @returns null if it led to what may be meant
 */
export function judgeDestination(
  link: string,
  destination: Destination,
  isProductLink: boolean,
): Extract<LinkReason, 'parked' | 'home-page' | 'search-page' | 'tag-lost'> | null {
  const { url } = destination;
  const meant = meantBy(link);
  if (isParked(destination, meant)) return 'parked';
  // Where a shortened link is meant to lead, its address does not say.
  if (isProductLink || meant.isDeep || siteOf(meant.url) === siteOf(url)) {
    if (isHomePage(url) && !isHomePage(meant.url)) return 'home-page';
    if (isSearchPage(url) && !isSearchPage(meant.url)) return 'search-page';
  }
  return isTagLost(meant.url, destination) ? 'tag-lost' : null;
}

/** The address that a link is meant to lead to: for networks' links the one within it, if it has one. */
function meantBy(link: string): { url: URL; isDeep: boolean } {
  const [, within] = /.(https?(?::|%(?:25)*3a)(?:\/|%(?:25)*2f){2}[^&#]*)/i.exec(link) ?? [];
  let text = within ?? '';
  for (let layer = 0; layer < 3 && /%(25)*(2f|3a)/i.test(text); layer++) text = decoded(text);
  return within !== undefined && URL.canParse(text)
    ? { url: new URL(text), isDeep: true }
    : { url: new URL(link), isDeep: false };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isParked({ url, html }: Destination, meant: { url: URL }): boolean {
  if (PARKED_HOSTS.test(url.hostname)) return !PARKED_HOSTS.test(meant.url.hostname);
  const page = html.toLowerCase();
  if (page === '' || !isShort(page)) return false;
  if (PARKED_TEXT.test(titleOf(page)) || PARKED_TEXT.test(visibleText(page))) return true;
  return PARKED_MARKS.some((mark) => page.includes(mark));
}

/** '/', '/de/', '/en-us', '/index.html', without a parameter that names a page, and without a page in the fragment. */
function isHomePage({ pathname, searchParams, hash }: URL): boolean {
  const path = pathname.replace(/^\/[a-z]{2}([-_][a-z]{2})?(?=\/|$)/i, '').replace(/\/+$/, '');
  if (!/^(\/(index|home|default)(\.\w+)?)?$/i.test(path) || /^#!?\//.test(hash)) return false;
  return ![...searchParams.keys()].some((name) => PAGE_PARAMETERS.test(name) || SEARCH_PARAMETERS.test(name));
}

function isSearchPage({ pathname, searchParams }: URL): boolean {
  const isSearch = [...searchParams.keys()].some((name) => SEARCH_PARAMETERS.test(name));
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => SEARCH_SEGMENTS.test(segment))) return true;
  return isSearch && (segments.length === 0 || segments.at(-1) === 's');
}

function isTagLost(meant: URL, { url, isCookieSet }: Destination): boolean {
  if (siteOf(meant) !== siteOf(url) || meant.href === url.href) return false;
  if (isCookieSet && !BY_ADDRESS_ALONE.test(url.hostname)) return false;
  const reached = decoded(url.href);
  return [...meant.searchParams].some(
    ([name, value]) => AFFILIATE_PARAMETERS.test(name) && value !== '' && !reached.includes(value),
  );
}

const isShort = (page: string) => visibleText(page).trim().length < SHORT_PAGE;

/** The domain that a shop registered: 'www.shop.co.uk' → 'shop.co.uk'. Good enough to compare two hosts of one link. */
function siteOf({ hostname }: URL): string {
  const labels = hostname.replace(/\.$/, '').split('.');
  const isSecondLevel = /^(com?|net|org|gov|ac)$/.test(labels.at(-2) ?? '') && labels.at(-1)!.length === 2;
  return labels.slice(isSecondLevel ? -3 : -2).join('.');
}

/** Seconds after which a page that refreshes itself counts as a page of its own. */
const LONGEST_REFRESH = 10;

/**
 * Where a page sends its visitors by itself, as networks' pages in between do: by a refresh, or by a script in a page
 * without a text.
 */
export function nextAddressOf(html: string): string | undefined {
  const [refresh] = /<meta\b[^>]*http-equiv\s*=\s*["']?refresh\b[^>]*>/i.exec(html) ?? [];
  const [, delay, address] =
    /content\s*=\s*["']?\s*(\d+)[^"'>]*?url\s*=\s*['"]?([^"'>\s]+)/i.exec(refresh ?? '') ?? [];
  if (address !== undefined && Number(delay) <= LONGEST_REFRESH) return address.replaceAll('&amp;', '&');
  if (visibleText(html.toLowerCase()).trim().length > 200) return undefined;
  return /\blocation(?:\.href)?\s*(?:=|\.(?:replace|assign)\()\s*["'](https?:\/\/[^"'\s]+)["']/i.exec(
    html,
  )?.[1];
}
