import { z } from 'zod';
import { atMost, requiredText, storableText } from '../values/storable-text';

/** Bytes of a report at the most. */
export const MAX_CONVERSION_REPORT_BYTES = 5 * 1024 * 1024;
/** Rows of a report at the most. */
export const MAX_CONVERSION_ROWS = 50_000;
/** Rows of each kind that a preview lists. */
export const PREVIEW_ROWS = 100;

export const conversionStates = ['pending', 'confirmed', 'reversed'] as const;
export type ConversionState = (typeof conversionStates)[number];

/** What a column of a report may hold. */
export const conversionFields = [
  'clickId',
  'date',
  'product',
  'orderId',
  'amount',
  'commission',
  'state',
  'currency',
] as const;
export type ConversionField = (typeof conversionFields)[number];

/** The order of day and month where a date is written with both as numbers. */
export const dateOrders = ['day-first', 'month-first'] as const;
export const decimalSigns = ['.', ','] as const;

const column = z.number().int().min(0).max(999).nullable().default(null);

/** Which column holds what, counted from 0; null where the report has none. */
export const conversionMappingSchema = z
  .object({
    columns: z.object({
      clickId: column,
      date: column,
      product: column,
      orderId: column,
      amount: column,
      commission: column,
      state: column,
      currency: column,
    }),
    /** How 3/4/2026 is read; dates such as 2026-04-03 need no choice. */
    dateOrder: z.enum(dateOrders),
    decimalSign: z.enum(decimalSigns),
  })
  .check(({ value: { columns }, issues }) => {
    const refuse = (field: ConversionField, message: string) =>
      issues.push({ code: 'custom', input: columns[field], path: ['columns', field], message });
    if (columns.amount === null) refuse('amount', 'Choose the amount column');
    if (columns.clickId === null) {
      if (columns.date === null) refuse('date', 'Choose the date column or the click ID column');
      if (columns.product === null) refuse('product', 'Choose the product column or the click ID column');
    }
  });
export type ConversionMapping = z.infer<typeof conversionMappingSchema>;

const retailer = requiredText('Enter the retailer or network').max(100, atMost(100));

/** `POST /api/earnings/imports/{id}/preview` and `…/confirm`: how an uploaded report is to be read. */
export const conversionReadingSchema = z.object({ retailer, mapping: conversionMappingSchema });
export type ConversionReading = z.infer<typeof conversionReadingSchema>;

/** `POST /api/earnings/imports`: an upload, and how it seems to be meant. It waits for an hour. */
export const conversionUploadSchema = z.object({
  id: z.number().int(),
  fileName: z.string(),
  /** Rows below the headings. */
  rows: z.number().int(),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The first values that say something. */
      samples: z.array(z.string()),
    }),
  ),
  mapping: z.object({
    columns: z.record(z.enum(conversionFields), z.number().int().nullable()),
    dateOrder: z.enum(dateOrders),
    decimalSign: z.enum(decimalSigns),
  }),
  /** The retailer whose last report had the same headings; null where none had. */
  retailer: z.string().nullable(),
  /** Retailers of earlier imports. */
  retailers: z.array(z.string()),
});
export type ConversionUpload = z.infer<typeof conversionUploadSchema>;

/** A row of a report that needs a look. */
const listedRowSchema = z.object({
  /** As an editor counts them: the headings are line 1. */
  line: z.number().int(),
  reason: z.string(),
  /** The row's text, shortened. */
  text: z.string(),
});
export type ListedRow = z.infer<typeof listedRowSchema>;

/** What importing would do; nothing is stored. The first four add up to all rows, with `refused`. */
export const conversionPreviewSchema = z.object({
  rows: z.number().int(),
  /** Sales that nothing was known of. */
  new: z.number().int(),
  /** Known sales of which the report says something else than before. */
  changed: z.number().int(),
  /** Known sales of which it says nothing that changes a metric, and lines that repeat another. */
  known: z.number().int(),
  /** Rows that cannot be read, and are left out. */
  refused: z.number().int(),
  /** Sales among the new and changed ones whose product is not known; they are kept until it is said. */
  unmatched: z.number().int(),
  /** The new and changed sales by what the report says of them. */
  states: z.record(z.enum(conversionStates), z.number().int()),
  /** US dollars of the new sales, reversed ones left out: '129.90'. */
  newSales: z.string(),
  /** At most 100 of each. */
  refusedRows: z.array(listedRowSchema),
  unmatchedRows: z.array(listedRowSchema),
});
export type ConversionPreview = z.infer<typeof conversionPreviewSchema>;

/** An import that counts. */
export const conversionImportSchema = z.object({
  id: z.number().int(),
  fileName: z.string(),
  retailer: z.string(),
  confirmedAt: z.iso.datetime(),
  /** Sales that it speaks of. */
  conversions: z.number().int(),
  /** Those that count as this import says, as no later one says otherwise. */
  current: z.number().int(),
});
export type ConversionImport = z.infer<typeof conversionImportSchema>;

/** Sales whose product is not known: those of one name, or one alone where the report names no product. */
export const unmatchedGroupSchema = z.object({
  /** Tells the group to the assignment. */
  key: z.string(),
  retailer: z.string(),
  /** As the retailer calls it; null where it does not say. */
  productText: z.string().nullable(),
  orderId: z.string().nullable(),
  conversions: z.number().int(),
  /** US dollars, reversed ones left out. */
  sales: z.string(),
  lastDay: z.iso.date(),
});
export type UnmatchedGroup = z.infer<typeof unmatchedGroupSchema>;

/** `POST /api/earnings/unmatched`: says which product a group is. The retailer's name for it is remembered. */
export const assignmentSchema = z.object({
  key: storableText().min(1).max(2000),
  productId: z.number().int().min(1).max(2_147_483_647),
});
export type Assignment = z.infer<typeof assignmentSchema>;
export const assignedSchema = z.object({ conversions: z.number().int() });
