import { judgePage, judgePageRate } from './page-rate';
import type { PageMetrics } from './lighthouse';

const good: PageMetrics = {
  path: '/',
  performance: 100,
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
  [{ performance: 99 }, '/: performance'],
  [{ seo: 99 }, '/: SEO'],
  [{ cls: 0.02 }, '/: CLS'],
  [{ tbt: 100 }, '/: TBT ms'],
  [{ lcp: 1200 }, '/: LCP ms'],
  [{ jsKb: 110.1 }, '/: JS KB'],
  [{ lcp: NaN }, '/: LCP ms'],
])('%j misses', (metrics, what) => expect(missed({ ...good, ...metrics })).toEqual([what]));

test('other pages may be a little later and heavier than home', () => {
  const other = { ...good, path: '/comparison', lcp: 1499, jsKb: 120, cssKb: 30 };
  expect(missed(other)).toEqual([]);
  expect(missed({ ...other, lcp: 1500 })).toEqual(['/comparison: LCP ms']);
});

test('a page rate is judged beside bare Fastify', () => {
  const rate = { what: '/ cached, br', bytes: 1, product: 5000, bare: 10_000, target: 0.5 };
  expect(judgePageRate(rate)).toMatchObject({ metric: '0.500', reached: true });
  expect(judgePageRate({ ...rate, product: 4999 }).reached).toBe(false);
});
