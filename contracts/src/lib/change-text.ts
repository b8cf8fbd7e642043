const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const wholePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** Formats a rate as a percentage: 0.0416 → '4.2%'; a dash for null. */
export const rateText = (rate: number | null) => (rate === null ? '–' : percent.format(rate));

/** A metric's change: a sign and number to display, and a text for screen readers. */
export interface ChangeText {
  sign: string;
  words: string;
  direction: 'up' | 'down' | 'none';
}

/**
 * @param change 0.25 for +25%; null if the metric was 0 before
 * @param now the current value
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
