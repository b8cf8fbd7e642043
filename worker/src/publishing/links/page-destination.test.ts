import { findWall, judgeDestination, nextAddressOf } from './page-destination';

const PAGE = `<title>Softgels</title><p>${'Twelve milligrams a day. '.repeat(100)}</p>`;

interface Led {
  link: string;
  to: string;
  html?: string;
  isCookieSet?: boolean;
  isProductLink?: boolean;
}

const judge = ({ link, to, html = PAGE, isCookieSet = false, isProductLink = true }: Led) =>
  judgeDestination(link, { url: new URL(to), html, isCookieSet }, isProductLink);

const AWIN = 'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&clickref=';
const deep = (target: string) => `${AWIN}&ued=${encodeURIComponent(target)}`;

test.each<[name: string, led: Led]>([
  ['a product', { link: 'https://shop.com/reef', to: 'https://shop.com/reef' }],
  ['another scheme, host and slash', { link: 'http://shop.com/reef', to: 'https://www.shop.com/reef/' }],
  ['a country’s form of it', { link: 'https://shop.com/reef', to: 'https://shop.com/de-de/reef' }],
  ['the home page that the link has', { link: 'https://shop.com/?ref=me', to: 'https://shop.com/?ref=me' }],
  ['a country’s home page, from the home page', { link: 'https://shop.com', to: 'https://shop.com/en/' }],
  [
    'a home page that a network’s link names',
    { link: deep('https://shop.com/'), to: 'https://shop.com/?awc=1_2' },
  ],
  [
    'a product that a network’s link names',
    { link: deep('https://shop.com/reef?a=1&b=2'), to: 'https://shop.com/reef?a=1&awc=1' },
  ],
  ['a product without a path', { link: 'https://shop.com/reef', to: 'https://shop.com/?p=123' }],
  [
    'a product in index.php',
    { link: 'https://shop.com/reef', to: 'https://shop.com/index.php?id_product=5' },
  ],
  ['a product in the fragment', { link: 'https://shop.com/#/reef', to: 'https://shop.com/#/reef' }],
  [
    'the home page, from an article’s shortened link',
    { link: 'https://bit.ly/x', to: 'https://shop.com/', isProductLink: false },
  ],
  [
    'search results that the link has',
    { link: 'https://www.amazon.com/s?k=reef&tag=me-20', to: 'https://www.amazon.com/s?k=reef&tag=me-20' },
  ],
  [
    'a product whose name has the word',
    { link: 'https://shop.com/a', to: 'https://shop.com/search-and-rescue-torch' },
  ],
  ['a category with a filter', { link: 'https://shop.com/a', to: 'https://shop.com/softgels/a?q=12mg' }],
  [
    'an address that a programme shortened after its cookie',
    { link: 'https://shop.com/a?ref=me', to: 'https://shop.com/a', isCookieSet: true },
  ],
  [
    'the tag in another parameter',
    { link: 'https://shop.com/a?ref=me-7', to: 'https://shop.com/a?utm_source=me-7' },
  ],
  [
    'Amazon with its tag',
    {
      link: 'https://www.amazon.com/dp/B1?tag=me-20',
      to: 'https://www.amazon.com/Reef/dp/B1?tag=me-20&th=1',
    },
  ],
  [
    'another shop after the brand was sold',
    { link: 'https://reef.com/softgels', to: 'https://tide.com/reef/softgels' },
  ],
  [
    'a long article about domains',
    {
      link: 'https://blog.com/a',
      to: 'https://blog.com/a',
      html: `${PAGE}<p>This domain is for sale, it said. See bodis.com</p>`,
    },
  ],
  ['a host whose name begins with ww2', { link: 'https://radio.org/a', to: 'https://ww2.radio.org/a' }],
  ['a file', { link: 'https://lab.com/a.pdf', to: 'https://lab.com/a.pdf', html: '' }],
])('%s is where the link leads', (_name, led) => expect(judge(led)).toBeNull());

test.each<[name: string, reason: string, led: Led]>([
  ['the shop’s home page', 'home-page', { link: 'https://shop.com/reef', to: 'https://shop.com/' }],
  [
    'its home page with campaign parameters',
    'home-page',
    { link: 'https://shop.com/reef', to: 'https://www.shop.com/?utm_source=x&awc=1' },
  ],
  ['a country’s home page', 'home-page', { link: 'https://shop.com/reef', to: 'https://shop.com/de-AT/' }],
  ['index.html', 'home-page', { link: 'https://shop.com/reef', to: 'https://shop.com/index.html' }],
  [
    'the home page by a network',
    'home-page',
    { link: deep('https://shop.com/reef'), to: 'https://shop.com/?awc=1', isProductLink: false },
  ],
  [
    'the home page by a path of a network',
    'home-page',
    {
      link: 'https://prf.hn/click/camref:1/destination:https%253A%252F%252Fshop.com%252Freef',
      to: 'https://shop.com/',
      isProductLink: false,
    },
  ],
  [
    'the home page by a product’s shortened link',
    'home-page',
    { link: 'https://amzn.to/3xY', to: 'https://www.amazon.com/' },
  ],
  [
    'search results',
    'search-page',
    { link: 'https://www.amazon.com/dp/B1', to: 'https://www.amazon.com/s?k=reef' },
  ],
  [
    'search results in German',
    'search-page',
    { link: 'https://shop.com/reef', to: 'https://shop.com/de/suche?begriff=reef' },
  ],
  [
    'the search of WordPress',
    'search-page',
    { link: 'https://shop.com/reef', to: 'https://shop.com/?s=reef' },
  ],
  [
    'the search of Magento',
    'search-page',
    { link: deep('https://shop.com/reef'), to: 'https://shop.com/catalogsearch/result/?q=reef' },
  ],
  [
    'an address without the tag, and no cookie',
    'tag-lost',
    { link: 'https://shop.com/a?aff=me7', to: 'https://shop.com/products/a' },
  ],
  [
    'Amazon without the tag',
    'tag-lost',
    {
      link: 'https://www.amazon.com/dp/B1?tag=me-20',
      to: 'https://www.amazon.com/gp/product/B2',
      isCookieSet: true,
    },
  ],
  [
    'a market of domains',
    'parked',
    { link: 'https://reef.com/a', to: 'https://www.hugedomains.com/domain_profile.cfm?d=reef' },
  ],
  [
    'a parked domain',
    'parked',
    {
      link: 'https://reef.com/a',
      to: 'https://reef.com/a',
      html: '<title>reef.com is for sale</title><h1>Buy this domain</h1>',
    },
  ],
  [
    'a parked domain in German',
    'parked',
    { link: 'https://reef.de/a', to: 'https://reef.de/', html: '<p>Diese Domain steht zum Verkauf</p>' },
  ],
  [
    'a domain parked by its script',
    'parked',
    {
      link: 'https://reef.com/a',
      to: 'https://ww1.reef.com/a',
      html: '<script src="https://d38psrni17bvxu.cloudfront.net/x.js"></script>',
    },
  ],
  [
    'a lander',
    'parked',
    {
      link: 'https://reef.com/a',
      to: 'https://reef.com/a',
      html: '<script>window.onload=function(){window.location.href="/lander"}</script>',
    },
  ],
])('%s is elsewhere: %s', (_name, reason, led) => expect(judge(led)).toBe(reason));

const wall = (html: string, url = 'https://shop.com/reef') => findWall({ url: new URL(url), html });

test.each([
  ['Cloudflare', '<title>Just a moment...</title><div class="main-wrapper">'],
  ['Cloudflare in German', '<title>Nur einen Moment…</title>'],
  ['Cloudflare’s block', '<title>Attention Required! | Cloudflare</title>'],
  ['Amazon', '<title>Robot Check</title><p>Enter the characters you see below</p>'],
  ['Amazon without a title', '<form action="/errors/validateCaptcha">Continue shopping</form>'],
  ['DataDome', '<p>Please enable JS</p><script src="https://ct.captcha-delivery.com/c.js"></script>'],
  ['Imperva', '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script>'],
  ['PerimeterX', '<title>Access to this page has been denied</title><div id="px-captcha">'],
  ['Akamai', '<title>Access Denied</title>'],
  ['Kasada', '<title>Pardon Our Interruption</title>'],
])('the page of %s keeps programs out', (_name, html) => expect(wall(html)).toBe(true));

test.each([
  ['https://consent.shop.com/m?continue=x'],
  ['https://www.shop.com/sorry/index?continue=x'],
  ['https://web.shop.net/no_cookies'],
  ['https://validate.perfdrive.com/x'],
  ['https://shop.queue-it.net/?c=shop'],
])('%s keeps programs out', (url) => expect(wall(PAGE, url)).toBe(true));

test.each([
  [
    'a page that loads Cloudflare’s script',
    `${PAGE}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
  ],
  ['a long page with a test in its form', `${PAGE}<script src="https://js.hcaptcha.com/1/api.js"></script>`],
  ['a page about such tests', `<title>Robot checks explained</title>${PAGE}`],
  ['a short page', '<title>Reef Softgels</title>'],
  ['no page', ''],
])('%s does not', (_name, html) => expect(wall(html)).toBe(false));

test.each<[html: string, next: string | undefined]>([
  [
    '<meta http-equiv="refresh" content="0; url=https://shop.com/a?b=1&amp;c=2">',
    'https://shop.com/a?b=1&c=2',
  ],
  ['<META content="3;URL=\'/next\'" HTTP-EQUIV=Refresh>', '/next'],
  ['<meta http-equiv="refresh" content="600">', undefined],
  ['<meta http-equiv="refresh" content="30;url=/again">', undefined],
  ['<script>window.location.replace("https://shop.com/a")</script>', 'https://shop.com/a'],
  [`${PAGE}<script>function help(){location.href="https://shop.com/help"}</script>`, undefined],
  ['<script>location.href="/lander"</script>', undefined],
  [PAGE, undefined],
])('%s leads on to %s', (html, next) => expect(nextAddressOf(html)).toBe(next));
