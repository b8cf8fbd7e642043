import type { LinkLoss } from '../publishing/link-loss';

const counts = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 'about 3.2 clicks and $1.50'; empty without clicks. */
export function lossText({ clicksPerDay, earningsPerDay, isAtMost }: LinkLoss): string {
  if (clicksPerDay === 0) return '';
  const clicks = counts.format(clicksPerDay);
  const money = dollars.format(earningsPerDay);
  const earnings = money === dollars.format(0) ? '' : ` and ${money}`;
  return `${isAtMost ? 'at most' : 'about'} ${clicks} click${clicks === '1' ? '' : 's'}${earnings}`;
}
