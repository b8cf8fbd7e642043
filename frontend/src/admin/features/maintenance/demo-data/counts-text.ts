import type { DemoData } from '@astaguide/contracts/maintenance/demo-data';
import { formatPlural } from '../../../../lib/format';

const list = new Intl.ListFormat('en');

/** '25,000 events, 143 sales, 14 products and 1 article', without zero counts. */
export function countsText({ events, sales, products, posts }: DemoData): string {
  const parts: [number, string][] = [
    [events, 'event'],
    [sales, 'sale'],
    [products, 'product'],
    [posts, 'article'],
  ];
  return list.format(parts.filter(([count]) => count > 0).map(([count, noun]) => formatPlural(count, noun)));
}
