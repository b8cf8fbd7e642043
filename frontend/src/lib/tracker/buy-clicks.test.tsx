import { clickIdOf } from '@astaguide/contracts/earnings/click-id';
import { KEEP_BUY_CLICKS, type BuyClick } from './buy-clicks';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = KEEP_BUY_CLICKS;
  document.head.append(script);
});
beforeEach(() => {
  window.buyClicks = [];
  vouchFor(true);
});
afterEach(() => delete window.visitSource);

/** Whether the browser says which page leads to an address: jsdom does not. */
function vouchFor(does: boolean): void {
  Object.defineProperty(window, 'CompressionStream', {
    value: does ? class {} : undefined,
    configurable: true,
  });
}

/** Clicks a buy link. @returns its address during the click */
function addressOfClick(link: string): string {
  document.body.innerHTML = `<a href="/plain" data-buy="1" data-link="${link}">Buy</a>`;
  const anchor = document.querySelector('a')!;
  let address = '';
  anchor.addEventListener('click', (event) => {
    event.preventDefault();
    address = anchor.getAttribute('href')!;
  });
  anchor.click();
  return address;
}

const landing = { landingQuery: 'utm_source=spring+letter', referrer: 'https://www.google.com/' };

test('a link to the redirect has the click’s id and what led to the session', () => {
  window.visitSource = () => landing;
  const address = new URL(addressOfClick('/go/reef?from=review&id={clickId}'), 'https://site.example');
  expect(address.searchParams.get('id')).toMatch(/^[\da-f-]{36}$/);
  expect(address.searchParams.get('landing')).toBe(JSON.stringify(landing));
});

test('a link to a retailer has the click id of the reported event, and nothing else', () => {
  window.visitSource = () => landing;
  for (let round = 0; round < 50; round++) {
    window.buyClicks = [];
    const address = addressOfClick('https://shop.example/?sub={clickId}');
    const [click] = window.buyClicks as unknown as BuyClick[];
    expect(address).toBe(`https://shop.example/?sub=${clickIdOf(click!.id!)}`);
    expect(address).toMatch(/sub=[\da-z]{24}$/);
  }
});

test.each([
  ['of a visitor who objects to tracking', undefined],
  ['that is too long for an address', () => ({ referrer: 'x'.repeat(1500) })],
])('a link to the redirect has no landing %s', (_what, visitSource) => {
  if (visitSource) window.visitSource = visitSource;
  expect(addressOfClick('/go/reef?id={clickId}')).toMatch(/^\/go\/reef\?id=[\da-f-]{36}$/);
});

test.each([
  ['/go/reef?from=review&id={clickId}', '/plain', 0],
  ['https://shop.example/?sub={clickId}', 'https://shop.example/?sub=', 1],
])(
  'in an old browser, whose ids the redirect does not believe, %s counts once',
  (link, address, reported) => {
    vouchFor(false);
    expect(addressOfClick(link)).toContain(address);
    expect(window.buyClicks).toHaveLength(reported);
  },
);
