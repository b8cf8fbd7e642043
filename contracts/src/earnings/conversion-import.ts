import { z } from 'zod';
import { rowId } from '../lib/row-id-schema';
import { requiredText, storableText } from '../lib/storable-text';
import { currency } from '../lib/currency';

/** Maximum size of a report, in bytes. */
export const MAX_CONVERSION_REPORT_BYTES = 20 * 1024 * 1024;
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
  /** The time of day, if it is not in the column of the date. */
  'time',
  'product',
  /** The network's id of the row: a transaction, action or conversion. */
  'rowId',
  'orderId',
  /** The row id of the sale that the row corrects. */
  'corrects',
  'amount',
  'commission',
  'state',
  /** What the row is: a sale, a refund, a test. */
  'type',
  /** Whether the sale was voided: a mark or a date. */
  'voided',
  /** Whether the sale is final: a mark. */
  'locked',
  /** Whether the commission was paid: a mark or a date. */
  'paid',
  'currency',
  'commissionCurrency',
  /** The account at the network, such as a tracking id or a website. */
  'account',
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

/** What a network's word for a state means; 'left-out' for rows that are not sales. */
export const wordMeanings = [...conversionStates, 'left-out'] as const;
export type WordMeaning = (typeof wordMeanings)[number];

/** Words of a network for states. */
const MAX_WORDS = 100;
const words = z
  .record(storableText().max(100), z.enum(wordMeanings))
  .refine((given) => Object.keys(given).length <= MAX_WORDS, `At most ${MAX_WORDS} words`)
  .meta({ example: { 'on review': 'pending' } });

/** How to read a report: the index of the column for each field, from 0, null if the report has none; and the formats. */
export const conversionMappingSchema = z
  .object({
    columns: z.object(byField(() => column)).meta({ example: byField((place) => place) }),
    /** How to read dates such as 3/4/2026; null if the report has none of these. */
    dateOrder: z.enum(dateOrders).nullable().default(null),
    /** How to read amounts such as 1.234; null if the report has none of these. */
    decimalSign: z.enum(decimalSigns).nullable().default(null),
    /** Of amounts whose row does not say it; null if every row does. */
    currency: currency.nullable().default(null),
    /** Of commissions whose row does not say it; null if it is the amount's. */
    commissionCurrency: currency.nullable().default(null),
    /** IANA zone or abbreviation of times without a zone; null if it is not known, then sales have a day only. */
    timeZone: z.string().max(64).nullable().default(null).meta({ example: 'Europe/Berlin' }),
    /** Words for states that are read differently than usual, or are not known, by word. */
    states: words.default({}),
  })
  .check(({ value: { columns }, issues }) => {
    const refuse = (field: ConversionField, message: string) =>
      issues.push({ code: 'custom', input: columns[field], path: ['columns', field], message });
    if (columns.amount === null && columns.commission === null)
      refuse('amount', 'Choose the amount column or the commission column');
    if (columns.clickId === null && columns.date === null)
      refuse('date', 'Choose the date column or the click ID column');
  });
export type ConversionMapping = z.infer<typeof conversionMappingSchema>;

const retailer = requiredText('Enter the retailer or network').max(100).meta({ example: 'Example Network' });

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
      /** If the column can be the status: its words that are not known. */
      unknownWords: z.array(z.string().meta({ example: 'on review' })),
    }),
  ),
  mapping: z.object({
    columns: z.record(z.enum(conversionFields), z.number().int().nullable()),
    dateOrder: z.enum(dateOrders).nullable(),
    decimalSign: z.enum(decimalSigns).nullable(),
    currency: z.string().nullable().meta({ example: 'EUR' }),
    commissionCurrency: z.string().nullable().meta({ example: 'EUR' }),
    timeZone: z.string().nullable().meta({ example: 'Europe/Berlin' }),
    states: z.record(z.string(), z.enum(wordMeanings)),
  }),
  /** What the report does not say. `mapping` has it only as in the last report of `retailer`: for another, it is to choose. */
  missing: z.array(z.enum(['currency', 'dateOrder', 'decimalSign'])),
  /** The network whose reports have these headings; null if none is known. */
  network: z.string().meta({ example: 'Awin' }).nullable(),
  /** Rows below the table that repeat its sums: they are not imported. */
  totalLines: z.number().int(),
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

/** A field of a sale before and after; null for none. */
export const saleChangeSchema = z.object({
  field: z.string().meta({ example: 'Status' }),
  before: z.string().meta({ example: 'pending' }).nullable(),
  after: z.string().meta({ example: 'approved' }).nullable(),
});
export type SaleChange = z.infer<typeof saleChangeSchema>;

/** In a currency, with two decimals and a sign: '-129.90'. */
export const signedMoney = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ example: '129.90' });

/**
 * What an import would do; nothing is stored. `new`, `changed`, `known`, `refused` and `leftOut` add up to `rows`.
 */
export const conversionPreviewSchema = z.object({
  /** When the same file was first imported: what newer reports say of its sales stays. Null if it is new. */
  importedAt: z.iso.datetime().nullable(),
  rows: z.number().int(),
  /** Sales that are not stored yet. */
  new: z.number().int(),
  /** Stored sales that the report changes. */
  changed: z.number().int(),
  /** Stored sales without a change that affects a metric, and duplicate rows. */
  known: z.number().int(),
  /** Rows that cannot be read and are skipped. */
  refused: z.number().int(),
  /** Stored sales without an id that the report no longer has, although it covers their days: they no longer count. */
  replaced: z.number().int(),
  /** Rows that are not sales: test transactions, and states that the owner leaves out. */
  leftOut: z.number().int(),
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
  /** What the report adds up to, to compare with the network's own totals. */
  totals: z.array(
    z.object({
      state: z.enum(conversionStates),
      currency: z.string().meta({ example: 'USD' }),
      lines: z.number().int(),
      sales: signedMoney,
      commission: signedMoney,
    }),
  ),
  /** First and last day of its sales; null without sales. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** Sales dated after today. */
  futureDays: z.number().int(),
  /** Sales dated far from the others. */
  unusualDays: z.number().int(),
  /** Different clicks that the report names, and how many of them are in the log. */
  clicks: z.object({ reported: z.number().int(), found: z.number().int() }),
  /** At most 100 of each. */
  changes: z.array(
    z.object({
      line: z.number().int(),
      text: z.string().meta({ example: 'A-1042;2026-01-15;Softgels;29.99' }),
      fields: z.array(saleChangeSchema),
    }),
  ),
  /** Rows with a day in the future or far from the others. */
  oddRows: z.array(listedRowSchema),
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
  /** A report, the calls of a network, or the owner's corrections. */
  kind: z.enum(['report', 'postbacks', 'corrections']),
  /** Number of sales in the report. */
  conversions: z.number().int(),
  /** Sales whose current values come from this import, because no later one changed them. */
  current: z.number().int(),
});
export type ConversionImport = z.infer<typeof conversionImportSchema>;

/**
 * Sales without a known product, or with a click that is not in the log, grouped by the product's name; a sale without a
 * name is a group of one.
 */
export const unmatchedGroupSchema = z.object({
  /** Identifies the group in an assignment. */
  key: z.string().meta({ example: 'example network/unknown softgels' }),
  retailer: z.string().meta({ example: 'Example Network' }),
  /** The retailer's name for the product; null if the report has none. */
  productText: z.string().meta({ example: 'Unknown softgels' }).nullable(),
  /** The product of sales whose click is not in the log; null if it is not known. */
  productId: z.number().int().nullable(),
  orderId: z.string().meta({ example: 'A-1042' }).nullable(),
  conversions: z.number().int(),
  /** In the reporting currency, without reversed sales. */
  sales: z.string().meta({ example: '129.90' }),
  currency: z.string().meta({ example: 'USD' }),
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
