import { z } from 'zod';
import { rowId } from '../lib/row-id-schema';
import { atMost, requiredText, storableText } from '../lib/storable-text';

/** Maximum size of a report, in bytes. */
export const MAX_CONVERSION_REPORT_BYTES = 5 * 1024 * 1024;
/** Maximum number of rows in a report. */
export const MAX_CONVERSION_ROWS = 50_000;
/** Maximum number of rows of each kind that a preview lists. */
export const PREVIEW_ROWS = 100;

export const conversionStates = ['pending', 'confirmed', 'reversed'] as const;
export type ConversionState = (typeof conversionStates)[number];

/** The fields that a report's columns can be mapped to. */
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

/** The order of day and month in numeric dates. */
export const dateOrders = ['day-first', 'month-first'] as const;
export const decimalSigns = ['.', ','] as const;

/** An object with a value for each field. @param valueOf gets the place of the field among all of them */
const byField = <Value>(valueOf: (place: number) => Value) =>
  Object.fromEntries(conversionFields.map((field, place) => [field, valueOf(place)])) as Record<
    ConversionField,
    Value
  >;

const column = z.number().int().min(0).max(999).nullable().default(null);

/** Index of the column for each field, from 0; null if the report has none. */
export const conversionMappingSchema = z
  .object({
    columns: z.object(byField(() => column)).meta({ example: byField((place) => place) }),
    /** How to read dates such as 3/4/2026; ISO dates such as 2026-04-03 do not depend on it. */
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

const retailer = requiredText('Enter the retailer or network')
  .max(100, atMost(100))
  .meta({ example: 'Example Network' });

/** The body of `POST /api/earnings/imports/{id}/preview` and `…/confirm`: how to read the uploaded report. */
export const conversionReadingSchema = z.object({ retailer, mapping: conversionMappingSchema });
export type ConversionReading = z.infer<typeof conversionReadingSchema>;

/** The response of `POST /api/earnings/imports`: an upload with a suggested mapping. It is kept for an hour. */
export const conversionUploadSchema = z.object({
  id: z.number().int(),
  fileName: z.string().meta({ example: 'sales-january.csv' }),
  /** Rows below the header row. */
  rows: z.number().int(),
  columns: z.array(
    z.object({
      heading: z.string().meta({ example: 'Order ID' }),
      /** The first values that are not empty. */
      samples: z.array(z.string().meta({ example: 'A-1042' })),
    }),
  ),
  mapping: z.object({
    columns: z.record(z.enum(conversionFields), z.number().int().nullable()),
    dateOrder: z.enum(dateOrders),
    decimalSign: z.enum(decimalSigns),
  }),
  /** The retailer whose last report had the same headings; null if none did. */
  retailer: z.string().meta({ example: 'Example Network' }).nullable(),
  /** Retailers of earlier imports. */
  retailers: z.array(z.string().meta({ example: 'Example Network' })),
});
export type ConversionUpload = z.infer<typeof conversionUploadSchema>;

/** A row of a report that needs attention. */
const listedRowSchema = z.object({
  /** Line number as in a text editor: the header row is line 1. */
  line: z.number().int(),
  reason: z.string().meta({ example: 'There is no product with this name' }),
  /** The row's text, truncated. */
  text: z.string().meta({ example: 'A-1042;2026-01-15;Unknown softgels;29.99' }),
});
export type ListedRow = z.infer<typeof listedRowSchema>;

/** What an import would do; nothing is stored. `new`, `changed`, `known` and `refused` add up to `rows`. */
export const conversionPreviewSchema = z.object({
  rows: z.number().int(),
  /** Sales that are not stored yet. */
  new: z.number().int(),
  /** Stored sales that the report changes. */
  changed: z.number().int(),
  /** Stored sales without a change that affects a metric, and duplicate rows. */
  known: z.number().int(),
  /** Rows that cannot be read and are skipped. */
  refused: z.number().int(),
  /** New and changed sales without a known product; they are stored until the owner assigns one. */
  unmatched: z.number().int(),
  /** The new and changed sales by state. */
  states: z.record(z.enum(conversionStates), z.number().int()),
  /** Amounts of the new sales, without reversed ones, by currency in the order of the codes. */
  newSales: z.array(
    z.object({
      currency: z.string().meta({ example: 'USD' }),
      amount: z.string().meta({ example: '129.90' }),
    }),
  ),
  /** At most 100 of each. */
  refusedRows: z.array(listedRowSchema),
  unmatchedRows: z.array(listedRowSchema),
});
export type ConversionPreview = z.infer<typeof conversionPreviewSchema>;

/** A confirmed import. */
export const conversionImportSchema = z.object({
  id: z.number().int(),
  fileName: z.string().meta({ example: 'sales-january.csv' }),
  retailer: z.string().meta({ example: 'Example Network' }),
  confirmedAt: z.iso.datetime(),
  /** Number of sales in the report. */
  conversions: z.number().int(),
  /** Sales whose current values come from this import, because no later one changed them. */
  current: z.number().int(),
});
export type ConversionImport = z.infer<typeof conversionImportSchema>;

/** Sales without a known product, grouped by the product's name; a sale without a name is a group of one. */
export const unmatchedGroupSchema = z.object({
  /** Identifies the group in an assignment. */
  key: z.string().meta({ example: 'example network/unknown softgels' }),
  retailer: z.string().meta({ example: 'Example Network' }),
  /** The retailer's name for the product; null if the report has none. */
  productText: z.string().meta({ example: 'Unknown softgels' }).nullable(),
  orderId: z.string().meta({ example: 'A-1042' }).nullable(),
  conversions: z.number().int(),
  /** US dollars, without reversed sales. */
  sales: z.string().meta({ example: '129.90' }),
  lastDay: z.iso.date(),
});
export type UnmatchedGroup = z.infer<typeof unmatchedGroupSchema>;

/** The body of `POST /api/earnings/unmatched`: assigns a product to a group. Future imports reuse the assignment. */
export const assignmentSchema = z.object({
  key: storableText().min(1).max(2000).meta({ example: 'example network/unknown softgels' }),
  productId: rowId,
});
export type Assignment = z.infer<typeof assignmentSchema>;
export const assignedSchema = z.object({ conversions: z.number().int() });
