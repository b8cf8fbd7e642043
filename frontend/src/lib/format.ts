import type { Commission } from '@astaguide/contracts/earnings/commission';

export { plural as formatPlural } from '@astaguide/contracts/lib/plural';

const counts = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 2847 → '2,847'. */
export const formatCount = (count: number) => counts.format(count);
/** '29.99' → '$29.99'. */
export const formatPrice = (price: string) => dollars.format(Number(price));
/** '12.50', 'EUR' → '€12.50'. */
export const formatMoney = (amount: string, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));
/** '8%' or '$4.00 per sale'. */
export const formatCommission = ({ kind, value }: Commission) =>
  kind === 'rate' ? `${Number(value)}%` : `${formatPrice(value)} per sale`;

/** 'home card' → 'Home card'. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Truncates a text at a word boundary to a maximum length in characters, with an ellipsis if it was truncated. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
