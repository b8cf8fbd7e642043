import { z } from 'zod';
import { tracedEventSchema } from '../analytics/event-trace';

/** The states of a sale in the words of networks. */
export const conversionStatuses = ['pending', 'approved', 'reversed'] as const;

/** Number of sales in `GET /api/earnings/sales`. */
export const RECENT_SALES = 20;

/** A sale of `GET /api/earnings/sales`, the newest first. */
export const recentSaleSchema = z.object({
  id: z.number().int(),
  /** Day of the sale as its report writes it. */
  day: z.iso.date().meta({ example: '2026-01-15' }),
  /** The retailer or network that reported it. */
  network: z.string().meta({ example: 'example-network' }),
  orderId: z.string().meta({ example: 'A-1042' }).nullable(),
  /** Null for a sale that is not matched to a product. */
  productName: z.string().meta({ example: 'Astaxanthin 12 mg' }).nullable(),
  /** In the currency. */
  amount: z.string().meta({ example: '29.99' }),
  /** In the same currency; null if the report does not have it. */
  commission: z.string().meta({ example: '2.25' }).nullable(),
  currency: z.string().meta({ example: 'USD' }),
  status: z.enum(conversionStatuses),
  /** The click that led to it; null if the report names none that is in the log. */
  click: tracedEventSchema.nullable(),
});
export type RecentSale = z.infer<typeof recentSaleSchema>;
