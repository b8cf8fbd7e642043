import { OWNER } from '@astaguide/testbed/launched-site';
import { overflowOf } from '../../axe';
import { publicRoutes } from '../../public-routes';
import { expect, test } from '../../site-test';

// Products that stay would change the ranks that other tests read.
test.use({ siteOf: 'long names' });

const rest = {
  potency: '12mg',
  source: 'Natural',
  price: '19.50',
  rating: '4.5',
  reviewCount: 3,
  affiliateLink: 'https://shop.example.com/odd',
  // There is no such picture.
  imageUrl: '/uploads/missing.png',
  description: 'For tests of long names.',
  bestFor: 'Skin, eyes and performance',
  features: ['Bioavailable'],
  benefits: ['Eyes'],
  servings: 60,
};
const oddProducts = [
  {
    ...rest,
    name: 'Nahrungsergaenzungsmittelastaxanthinkapselpackungsgroessenvergleichstabellen80xyz',
    brand: 'Internationale Nahrungsergänzungsmittelgesellschaft',
    placement: 1,
  },
  { ...rest, name: 'אסטקסנטין טבעי 12mg', brand: 'חברת בריאות', placement: 2 },
];

test('names of 80 letters, from right to left, and missing pictures fit every page and width', async ({
  page,
}) => {
  test.slow();
  const { email, password } = OWNER;
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  const slugs: string[] = [];
  for (const data of oddProducts) {
    const answer = await page.request.post('/api/products', { data });
    expect(answer.status()).toBe(201);
    slugs.push(((await answer.json()) as { slug: string }).slug);
  }
  const paths = [
    ...publicRoutes.map(({ path }) => path),
    ...slugs.map((slug) => `/review/${slug}`),
    `/compare/${slugs.toSorted().join('-vs-')}`,
    `/search?q=${oddProducts[0]!.name}`,
  ];
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      for (const width of [1440, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `${path} at ${width}`).toBe(0);
      }
    });

  await test.step('a name in Hebrew begins at the right', async () => {
    await page.goto(`/review/${slugs.at(-1)!}`);
    const gap = await page.locator('h1').evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      return heading.getBoundingClientRect().right - text.getBoundingClientRect().right;
    });
    expect(Math.abs(gap)).toBeLessThan(2);
  });
});
