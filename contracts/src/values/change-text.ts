const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const wholePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** A share of 1 to read: 0.0416 → '4.2%'; a dash where there is no rate. */
export const rateText = (rate: number | null) => (rate === null ? '–' : percent.format(rate));

/** How a metric moved: a sign and a number to look at, and words to hear. */
export interface ChangeText {
  sign: string;
  words: string;
  direction: 'up' | 'down' | 'none';
}

/**
 * @param change 0.25 for a quarter more; null where there was none before
 * @param now the metric that moved
 */
export function changeText(change: number | null, now: number): ChangeText {
  if (change === null) {
    return now === 0
      ? { sign: '–', words: 'no change (both 0)', direction: 'none' }
      : { sign: 'new', words: 'none before', direction: 'up' };
  }
  const size = wholePercent.format(Math.abs(change));
  if (size === '0%') return { sign: size, words: 'no change', direction: 'none' };
  return change > 0
    ? { sign: `+${size}`, words: `${size} more`, direction: 'up' }
    : { sign: `−${size}`, words: `${size} fewer`, direction: 'down' };
}
