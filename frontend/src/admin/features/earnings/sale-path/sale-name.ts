import { capitalized } from '../../../../lib/format';
import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';

/** What a sale is called in a list. */
export const saleName = ({ productName, kind }: RecentSale) =>
  productName ?? (kind === 'sale' ? 'Unmatched' : capitalized(kind));
