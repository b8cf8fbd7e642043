import type { ProductsRepository } from './products.repository';
import { enteredLinks, RedirectLoops } from './redirect-loops.service';

const own = (path: string) => `https://www.AstaGuide.example${path}`;
const SHOP = 'https://shop.example/';

const product = (id: number, affiliateLink: string, more: object = {}) => ({
  id,
  affiliateLink,
  affiliateLinkDe: null,
  affiliateLinkEs: null,
  affiliateLinkNl: null,
  affiliateLinkPl: null,
  offers: [] as { link: string }[],
  ...more,
});
const products: Record<string, ReturnType<typeof product>> = {
  reef: product(1, SHOP, { affiliateLinkPl: own('/go/tide') }),
  tide: product(2, SHOP, { offers: [{ link: SHOP }, { link: own('/l/summer') }] }),
};
const shortLinks: Record<string, { productId: number | null; url: string | null }> = {
  summer: { productId: 1, url: null },
  a: { productId: null, url: own('/l/b') },
  b: { productId: null, url: own('/L/A/') },
  video: { productId: null, url: 'https://video.example/' },
  orphan: { productId: null, url: null },
};
const findBySlug = jest.fn((slug: string) => Promise.resolve(products[slug] ?? null));
const loops = new RedirectLoops(
  {
    findBySlug,
    findByFormerSlug: (slug: string) => Promise.resolve(slug === 'former-tide' ? products.tide! : null),
    findById: (id: number) =>
      Promise.resolve(Object.values(products).find((known) => known.id === id) ?? null),
    findShortLink: (slug: string) => Promise.resolve(shortLinks[slug] ?? null),
  } as unknown as ProductsRepository,
  { publicUrl: 'https://astaguide.example' },
);

test.each([
  ['itself', own('/go/new'), { key: 'go/new' }],
  ['itself under a former slug', own('/go/former-tide'), { key: 'go/tide', productId: 2 }],
  ['itself through another short link', own('/l/b'), { key: 'l/a' }],
  ['itself through a product with an offer that leads back', own('/go/reef'), { key: 'l/summer' }],
  ['itself through a short link for it', own('/l/summer'), { key: 'go/reef', productId: 1 }],
  ['itself by the host of the request', 'http://192.0.2.7:3000/l/x', { key: 'l/x' }],
])('a redirect to %s leads in a circle', async (_name, address, redirect) => {
  expect(await loops.leadsBack(address, redirect, '192.0.2.7:3000')).toBe(true);
});

test.each([
  ['a shop', SHOP],
  ['another short link', own('/l/video')],
  ['another product', own('/go/reef')],
  ['an unknown slug', own('/go/none')],
  ['a short link whose product was deleted', own('/l/orphan')],
  ['others that lead in a circle', own('/l/a')],
  ['a page of this site', own('/review/new')],
])('a redirect to %s does not', async (_name, address) => {
  expect(await loops.leadsBack(address, { key: 'go/new' })).toBe(false);
});

test('names the fields of all links that lead back', async () => {
  const entered = product(3, SHOP, {
    affiliateLinkEs: own('/go/new'),
    offers: [{ link: SHOP }, { link: own('/go/new/') }],
  });
  await expect(loops.refuse({ key: 'go/new' }, enteredLinks(entered))).rejects.toMatchObject({
    errors: ['affiliateLinkEs', 'offers.1.link'].map((path) => ({
      path,
      message: 'This leads back to /go/new, in a circle. Choose another target',
    })),
  });
});

test('reads nothing for addresses of other sites', async () => {
  findBySlug.mockClear();
  await loops.refuse({ key: 'go/new' }, enteredLinks(product(3, SHOP, { offers: [{ link: SHOP }] })));
  expect(findBySlug).not.toHaveBeenCalled();
});
