import type { ProductCommissions } from '@astaguide/contracts/earnings/commission';
import { formatPrice } from '../../../lib/format';

type Commission = ProductCommissions['commissions'][number];

/** '8%' or '$4.00 per sale'. */
export const commissionText = ({ kind, value }: Commission) =>
  kind === 'rate' ? `${Number(value)}%` : `${formatPrice(value)} per sale`;
