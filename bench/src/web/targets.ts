import { atLeast, atMost, below, type Verdict } from '../throughput/figures';
import type { PageMetrics } from './lighthouse';
import type { PageRate } from './page-rate';

/** @returns verdicts on a page; the home page has higher targets */
export function judgePage(page: PageMetrics): Verdict[] {
  const { path } = page;
  const verdicts = [
    atLeast(`${path}: performance`, page.performance, 100, 0),
    atLeast(`${path}: accessibility`, page.accessibility, 100, 0),
    atLeast(`${path}: best practices`, page.bestPractices, 100, 0),
    atLeast(`${path}: SEO`, page.seo, 100, 0),
    below(`${path}: CLS`, page.cls, 0.02, 3),
    below(`${path}: TBT ms`, page.tbt, 100, 0),
    below(`${path}: LCP ms`, page.lcp, path === '/' ? 1200 : 1500, 0),
  ];
  if (path !== '/') return verdicts;
  return [...verdicts, atMost(`${path}: JS KB`, page.jsKb, 110), atMost(`${path}: CSS KB`, page.cssKb, 20)];
}

export function judgePageRate({ what, product, bare, target }: PageRate): Verdict {
  return atLeast(`${what}: ratio`, product / bare, target, 3);
}
