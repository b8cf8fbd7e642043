import { decimal } from './table';

/** A measurement with its target. */
export interface Verdict {
  what: string;
  metric: string;
  target: string;
  reached: boolean;
}

/** @param digits after the decimal point, in the output only */
export function below(what: string, metric: number, limit: number, digits = 1): Verdict {
  return { what, metric: decimal(metric, digits), target: `< ${limit}`, reached: metric < limit };
}

export function atMost(what: string, metric: number, most: number, digits = 1): Verdict {
  return { what, metric: decimal(metric, digits), target: `<= ${most}`, reached: metric <= most };
}

export function atLeast(what: string, metric: number, least: number, digits = 1): Verdict {
  return { what, metric: decimal(metric, digits), target: `>= ${least}`, reached: metric >= least };
}
