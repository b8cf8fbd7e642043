import { z } from 'zod';
import { tracedEventSchema } from '../analytics/event-trace';
import { inputDay } from '../lib/calendar-range';
import { rowId } from '../lib/row-id-schema';
import { storableText } from '../lib/storable-text';
import { inputDecimal } from './commission';
import { signedMoney } from './conversion-import';

/** The states of a sale in the words of networks. */
export const conversionStatuses = ['pending', 'approved', 'reversed'] as const;

/** Default and maximum number of sales in `GET /api/earnings/sales`. */
export const RECENT_SALES = 20;
export const MAX_SALES = 200;

/** What sales are filtered by: a status, what is approved but not paid, what was paid, or refunds and adjustments. */
export const saleFilters = [...conversionStatuses, 'unpaid', 'paid', 'refund'] as const;
export type SaleFilter = (typeof saleFilters)[number];

const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most);
const shortText = storableText().trim().max(300);

/** The query of `GET /api/earnings/sales.csv`. */
export const salesFilterSchema = z.object({
  search: shortText.optional().describe('In the order, the id of the line, the network or the product.'),
  network: shortText.optional().describe('The network’s name.'),
  status: z.enum(saleFilters).optional().describe('The status, the payment or the kind.'),
  from: inputDay().optional().describe('First day of the sale.'),
  to: inputDay().optional().describe('Last day of the sale.'),
});

/** The query of `GET /api/earnings/sales`. */
export const salesQuerySchema = salesFilterSchema.extend({
  offset: wholeNumber(1_000_000).default(0).describe('Number of newer sales to skip.'),
  limit: wholeNumber(MAX_SALES).default(RECENT_SALES).describe('Number of sales to list.'),
});
export type SalesFilter = z.output<typeof salesFilterSchema>;

/** A sale or a correction of `GET /api/earnings/sales`, the newest first. */
export const recentSaleSchema = z.object({
  id: z.number().int(),
  /** A refund lowers a named sale, and is on its day; an adjustment is negative without one. */
  kind: z.enum(['sale', 'refund', 'adjustment']),
  /** The site's day of the sale. */
  day: z.iso.date().meta({ example: '2026-01-15' }),
  /** The retailer or network that reported it. */
  network: z.string().meta({ example: 'example-network' }),
  orderId: z.string().meta({ example: 'A-1042' }).nullable(),
  /** The network's id of the line. */
  rowId: z.string().meta({ example: '1890001' }).nullable(),
  productId: z.number().int().nullable(),
  /** Null for a sale that is not matched to a product. */
  productName: z.string().meta({ example: 'Astaxanthin 12 mg' }).nullable(),
  /** In the currency. */
  amount: signedMoney.meta({ example: '29.99' }),
  /** In the commission's currency; null if the report does not have it. */
  commission: signedMoney.meta({ example: '2.25' }).nullable(),
  currency: z.string().meta({ example: 'USD' }),
  commissionCurrency: z.string().meta({ example: 'USD' }),
  status: z.enum(conversionStatuses),
  isPaid: z.boolean(),
  /** Null if it is not paid, or the report has no day. */
  paidOn: z.iso.date().nullable(),
  /** Whether the owner corrected it. */
  isCorrected: z.boolean(),
  /** The click that led to it; null if the report names none that is in the log. */
  click: tracedEventSchema.nullable(),
});
export type RecentSale = z.infer<typeof recentSaleSchema>;

/** The response of `GET /api/earnings/sales/{id}/path`: what a visitor did before a sale. */
export const salePathSchema = z.object({
  /**
   * Whether the visit is known: 'no-click' if the report names no click, 'gone' if the click's events were removed, or
   * never were in the log.
   */
  state: z.enum(['known', 'no-click', 'gone']),
  /** The visit's events up to the click, oldest first, the last 50 at the most; impressions are left out. */
  events: z.array(tracedEventSchema),
});
export type SalePath = z.infer<typeof salePathSchema>;

const AMOUNT = 'Enter an amount such as 29.99';
const amount = inputDecimal(/^-?\d{1,10}(\.\d{1,4})?$/, AMOUNT).meta({ example: '29.99' });

/** The body of `PUT /api/earnings/sales/{id}`: omitted fields stay as they are. It applies to all reports of the sale. */
export const saleCorrectionFieldsSchema = z.object({
  day: inputDay().optional(),
  productId: rowId.nullable().optional(),
  amount: amount.optional(),
  commission: amount.nullable().optional().describe('Null: by the product’s commission.'),
  status: z.enum(conversionStatuses).optional(),
  isPaid: z.boolean().optional(),
});
export const saleCorrectionSchema = saleCorrectionFieldsSchema.refine(
  (fields) => Object.values(fields).some((value) => value !== undefined),
  'Change at least one value',
);
export type SaleCorrection = z.output<typeof saleCorrectionSchema>;
