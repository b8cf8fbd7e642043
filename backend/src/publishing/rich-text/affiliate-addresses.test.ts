import { affiliateLinkTest } from './affiliate-addresses';

const isAffiliateLink = affiliateLinkTest('https://astaguide.example', [
  'https://www.shop.example/glow?tag=astaguide',
  'https://de.store.example/',
  'https://astaguide.example/l/bundle',
]);

describe('an affiliate link is', () => {
  test.each([
    ['a product’s redirect', '/go/glow'],
    ['a short link', '/l/summer'],
    ['a redirect in other spellings', '/GO/glow/'],
    ['a redirect behind dots', '/blog/../go/glow?from=article'],
    ['a redirect in escapes', '/%67o/glow'],
    ['a redirect with the site’s address', 'https://astaguide.example/go/glow#x'],
    ['a redirect with www before the site’s address', 'http://www.astaguide.example/l/summer'],
    ['the host of a catalog link', 'https://www.shop.example/about'],
    ['that host without www', 'http://shop.example'],
    ['that host with a final dot', 'https://shop.example./glow'],
    ['a subdomain of that host', 'https://nl.shop.example/glow'],
    ['a network', 'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Fother.example'],
    ['a network’s short address', 'https://amzn.to/3abc'],
    ['Amazon with a tag', 'https://www.amazon.co.uk/dp/B000?tag=astaguide-21'],
    ['a click id of Awin', 'https://other.example/?awc=1_2'],
    ['a click id of Impact', 'https://other.example/?x=1&irclickid=a'],
    ['a sub id with a number', 'https://other.example/?SubId2=a'],
    ['a Shopify referral', 'https://other.example/products/a?sca_ref=1.a'],
    ['an address with our click id', 'https://other.example/{clickId}'],
  ])('%s', (_what, address) => expect(isAffiliateLink(address)).toBe(true));
});

describe('no affiliate link is', () => {
  test.each([
    ['a page of this site', '/review/glow'],
    ['a page whose name only begins so', '/golden-rules'],
    ['the bare folder', '/go/'],
    ['a page below a redirect’s address', '/go/glow/more'],
    ['a page of this site with a parameter', '/comparison?aff=1'],
    ['this site’s address', 'https://astaguide.example/blog/go/'],
    ['a host that ends like one of the catalog', 'https://photoshop.example/'],
    ['a parent of a catalog host', 'https://store.example/'],
    ['a study', 'https://doi.org/10.1000/182?ref=x'],
    ['a topic elsewhere', 'https://blog.example/?tag=covid-19'],
    ['a campaign', 'https://other.example/?utm_source=a&gclid=b'],
    ['Amazon without a tag', 'https://www.amazon.com/dp/B000'],
    ['another path below /go/', 'https://other.example/go/glow'],
    ['a mail', 'mailto:owner@shop.example?subid=1'],
    ['a place on the page', '#go/glow'],
    ['what is no address', 'https://'],
  ])('%s', (_what, address) => expect(isAffiliateLink(address)).toBe(false));
});
