import { pageAddress } from './page-address';

const paramsOf = (pathname: string) => (pathname === '/comparison' ? ['sort', 'potency', 'brand'] : []);

test.each([
  ['/', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/faq?sort=rating', '/faq'],
  ['/comparison?gclid=1&sort=rating', '/comparison?sort=rating'],
  ['/comparison?potency=6mg&brand=A%20B&potency=12mg', '/comparison?brand=A+B&potency=6mg&potency=12mg'],
  ['//no-host/%E0%A4?x', '//no-host/%E0%A4'],
])('%s is the page %s', (url, address) => expect(pageAddress(url, paramsOf)).toBe(address));
