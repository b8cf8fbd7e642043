import type { PageMetrics } from './lighthouse';
import { judgePage, judgePageRate } from './targets';

const good: PageMetrics = {
  path: '/',
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1199,
  cls: 0,
  tbt: 99,
  jsKb: 110,
  cssKb: 20,
  failed: [],
};
const missed = (page: PageMetrics) => judgePage(page).flatMap(({ what, reached }) => (reached ? [] : [what]));

test('a page that is just good enough reaches everything', () => expect(missed(good)).toEqual([]));

test.each([
  [{ performance: 94 }, '/: performance'],
  [{ seo: 99 }, '/: SEO'],
  [{ cls: 0.02 }, '/: CLS'],
  [{ tbt: 100 }, '/: TBT ms'],
  [{ lcp: 1200 }, '/: LCP ms'],
  [{ jsKb: 110.1 }, '/: JS KB'],
  [{ lcp: NaN }, '/: LCP ms'],
])('%j misses', (metrics, what) => expect(missed({ ...good, ...metrics })).toEqual([what]));

test('only home has limits of its own for the first picture and the files', () =>
  expect(missed({ ...good, path: '/comparison', lcp: 2000, jsKb: 120, cssKb: 30 })).toEqual([]));

test('a page rate is judged beside bare Fastify', () => {
  const rate = { what: '/ cached, br', bytes: 1, product: 5000, bare: 10_000, target: 0.5 };
  expect(judgePageRate(rate)).toMatchObject({ metric: '0.500', reached: true });
  expect(judgePageRate({ ...rate, product: 4999 }).reached).toBe(false);
});
