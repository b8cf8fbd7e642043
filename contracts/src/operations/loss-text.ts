import type { LinkLoss } from '../publishing/link-loss';

const counts = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

/** 'about 3.2 clicks and $1.50'; empty without clicks. */
export function lossText({ clicksPerDay, earningsPerDay, currency = 'USD', isAtMost }: LinkLoss): string {
  if (clicksPerDay === 0) return '';
  const clicks = counts.format(clicksPerDay);
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const isAnything = money.format(earningsPerDay) !== money.format(0) && earningsPerDay > 0;
  const earnings = isAnything ? ` and ${money.format(earningsPerDay)}` : '';
  return `${isAtMost ? 'at most' : 'about'} ${clicks} click${clicks === '1' ? '' : 's'}${earnings}`;
}
