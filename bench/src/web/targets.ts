import { decimal } from '../throughput/table';
import type { Verdict } from '../throughput/targets';
import type { PageMetrics } from './lighthouse';
import type { PageRate } from './page-rate';

/** @returns verdicts on a page; the home page has higher targets */
export function judgePage(page: PageMetrics): Verdict[] {
  const { path } = page;
  const verdicts = [
    atLeast(`${path}: performance`, page.performance, 100),
    atLeast(`${path}: accessibility`, page.accessibility, 100),
    atLeast(`${path}: best practices`, page.bestPractices, 100),
    atLeast(`${path}: SEO`, page.seo, 100),
    below(`${path}: CLS`, page.cls, 0.02, 3),
    below(`${path}: TBT ms`, page.tbt, 100),
    below(`${path}: LCP ms`, page.lcp, path === '/' ? 1200 : 1500),
  ];
  if (path !== '/') return verdicts;
  return [...verdicts, atMost(`${path}: JS KB`, page.jsKb, 110), atMost(`${path}: CSS KB`, page.cssKb, 20)];
}

export function judgePageRate({ what, product, bare, target }: PageRate): Verdict {
  const ratio = product / bare;
  return {
    what: `${what}: ratio`,
    metric: decimal(ratio, 3),
    target: `>= ${target}`,
    reached: ratio >= target,
  };
}

function atLeast(what: string, metric: number, least: number): Verdict {
  return { what, metric: decimal(metric, 0), target: `>= ${least}`, reached: metric >= least };
}

function below(what: string, metric: number, limit: number, digits = 0): Verdict {
  return { what, metric: decimal(metric, digits), target: `< ${limit}`, reached: metric < limit };
}

function atMost(what: string, metric: number, most: number): Verdict {
  return { what, metric: decimal(metric), target: `<= ${most}`, reached: metric <= most };
}
