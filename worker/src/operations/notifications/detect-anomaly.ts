import type { AlertSensitivity } from '@astaguide/contracts/operations/notification-preferences';

/** Minimum number of weeks of history. */
const FEWEST_WEEKS = 2;

/** Threshold in standard deviations. At 3.5, random variation exceeds it in one of 4,000 hours. */
const THRESHOLDS: Record<Exclude<AlertSensitivity, 'off'>, number> = { high: 3.5, medium: 4.5, low: 6 };

export interface Judgement {
  kind: 'drop' | 'spike';
  /** Median of the previous weeks. */
  expected: number;
}

/**
 * Whether clicks dropped or spiked compared with the same hours of previous weeks.
 *
 * Clicks of some hours are Poisson distributed, so their square roots (Anscombe's transform, which is also correct for
 * small counts) have a standard deviation of 1/2 at any size: a change from 2 to 0 is not significant, one from 200 to
 * 100 is. The weeks are represented by their median, so that a single unusual week does not count. The expected range
 * is widened, because the median comes from a few weeks only, and weeks may differ by more than chance.
 *
 * @param before clicks of the same hours in each previous week with data
 */
export function detectAnomaly(
  clicks: number,
  before: readonly number[],
  sensitivity: AlertSensitivity,
): Judgement | null {
  if (sensitivity === 'off' || before.length < FEWEST_WEEKS) return null;
  const expected = median(before);
  const roots = before.map(root);
  const spread = median(roots.map((value) => Math.abs(value - root(expected)))) * 1.4826;
  const variance = Math.max(1, spread ** 2) * (1 + Math.PI / 2 / before.length);
  const score = (root(clicks) - root(expected)) / Math.sqrt(variance);
  if (Math.abs(score) < THRESHOLDS[sensitivity]) return null;
  return { kind: score < 0 ? 'drop' : 'spike', expected };
}

/** Anscombe's transform: of a Poisson count, it has a standard deviation of 1. */
const root = (count: number) => 2 * Math.sqrt(count + 3 / 8);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
