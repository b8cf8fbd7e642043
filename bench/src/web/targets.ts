import { decimal } from '../throughput/table';
import type { Verdict } from '../throughput/targets';
import type { PageFigures } from './lighthouse';
import type { PageRate } from './page-rate';

/** @returns what a page has to reach; the home page more than others */
export function judgePage(page: PageFigures): Verdict[] {
  const { path } = page;
  const verdicts = [
    atLeast(`${path}: performance`, page.performance, 95),
    atLeast(`${path}: accessibility`, page.accessibility, 100),
    atLeast(`${path}: best practices`, page.bestPractices, 100),
    atLeast(`${path}: SEO`, page.seo, 100),
    below(`${path}: CLS`, page.cls, 0.02, 3),
    below(`${path}: TBT ms`, page.tbt, 100),
  ];
  if (path !== '/') return verdicts;
  return [
    ...verdicts,
    below(`${path}: LCP ms`, page.lcp, 1200),
    atMost(`${path}: JS KB`, page.jsKb, 110),
    atMost(`${path}: CSS KB`, page.cssKb, 20),
  ];
}

export function judgePageRate({ what, product, bare, target }: PageRate): Verdict {
  const ratio = product / bare;
  return {
    what: `${what}: ratio`,
    figure: decimal(ratio, 3),
    target: `>= ${target}`,
    reached: ratio >= target,
  };
}

function atLeast(what: string, figure: number, least: number): Verdict {
  return { what, figure: decimal(figure, 0), target: `>= ${least}`, reached: figure >= least };
}

function below(what: string, figure: number, limit: number, digits = 0): Verdict {
  return { what, figure: decimal(figure, digits), target: `< ${limit}`, reached: figure < limit };
}

function atMost(what: string, figure: number, most: number): Verdict {
  return { what, figure: decimal(figure), target: `<= ${most}`, reached: figure <= most };
}
