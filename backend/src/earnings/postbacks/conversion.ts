import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { currency, isCurrency } from '@astaguide/contracts/lib/currency';
import { conversionStatuses } from '@astaguide/contracts/earnings/recent-sale';
import { requiredText, storableText } from '@astaguide/contracts/lib/storable-text';
import { rowId, rowIdText } from '@astaguide/contracts/lib/row-id-schema';
import { z } from 'zod';
import { readDate } from '../rules/read-dates';
import { isPaidWord, readAmount, readCurrency, readState } from '../rules/read-values';

const AMOUNT = 'Enter an amount such as 29.99';
/** Text with four decimals, as sales are stored: '-29.9900'. */
const amount = z
  .union([z.string().max(20, AMOUNT), z.number().transform(String)], { error: AMOUNT })
  .pipe(
    z
      .string()
      .trim()
      .regex(/^-?\d{1,10}(\.\d{1,4})?$/, AMOUNT),
  )
  .transform((text) => (readAmount(text, '.') as { value: string }).value);

const EARLIER = 'Enter a time that is not in the future';
const LATER = 'Enter a later time';
const isPast = (moment: string) => Date.parse(moment) <= Date.now() + 86_400_000;
const isRecent = (moment: string) => Date.parse(moment) >= Date.parse('2000-01-01');
/** When it was sold; without a time zone only the day is known. */
interface SoldAt {
  day: string;
  moment: string | null;
}
const atMoment = (text: string): SoldAt => {
  const moment = new Date(text).toISOString();
  return { day: moment.slice(0, 10), moment };
};

const clickId = storableText()
  .trim()
  .max(300)
  .meta({ example: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c' })
  .nullish()
  .describe('The click id that the network got with the link; unknown ones are accepted.');
const network = requiredText('Enter the network')
  .max(100)
  .meta({ example: 'example-network', description: 'The affiliate network’s name.' });
const orderId = requiredText('Enter the order ID')
  .max(300)
  .meta({ example: 'A-1042', description: 'The sale’s id at the network.' });
const refundId = storableText()
  .trim()
  .max(300)
  .meta({ example: 'R-77' })
  .nullish()
  .describe('The id of a refund of the order: each counts once.');

const states = { pending: 'pending', approved: 'confirmed', reversed: 'reversed' } as const;
const STATUS = 'Use pending, approved or reversed';

/**
 * The body of `POST /api/conversions`: a sale that a network reports. The same network and order id again changes that
 * sale; a negative amount lowers it. Without `productId` the product is the click's; a sale whose product is not known
 * counts in the totals, and is listed by `GET /api/earnings/unmatched`.
 */
export const conversionInputSchema = z.object({
  network,
  orderId,
  refundId,
  clickId,
  productId: rowId.nullish().describe('Default: the product of the click.'),
  amount: amount.meta({
    example: '29.99',
    description: 'Of the sale, in its currency; negative for a refund.',
  }),
  currency: currency.describe('ISO 4217 code.'),
  commission: amount
    .meta({ example: '2.25' })
    .nullish()
    .describe('What the sale earns, in the same currency. Default: by the product’s commission.'),
  status: z
    .enum(conversionStatuses)
    .transform((status) => ({ state: states[status], isPaid: false }))
    .describe('The state of the sale.'),
  occurredAt: z.iso
    .datetime({ offset: true })
    .refine(isRecent, LATER)
    .refine(isPast, EARLIER)
    .transform(atMoment)
    .describe('When it was sold, ISO 8601 with a time zone.'),
});

/** A number in JSON is never ambiguous, so its text has four decimals. */
const textOf = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4));

/** A value of a call: text or a number. An empty one counts as none, because networks leave unknown values empty. */
const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : typeof value === 'number' ? textOf(value) : value),
      schema,
    )
    .meta({ description: schema.description });

/** Reads a text, or refuses it with a reason. */
const readText = <Value>(missing: string, read: (text: string) => { value: Value } | { reason: string }) =>
  z
    .string(missing)
    .trim()
    .max(100)
    .transform((text, context) => {
      const found = read(text);
      if ('value' in found) return found.value;
      context.addIssue({ code: 'custom', message: found.reason, input: text });
      return z.NEVER;
    });

/** '29,99', '$1,029.99', '-29.99'. */
const money = readText('Add the amount', (text) => {
  const read = readAmount(text, null);
  if ('isAmbiguous' in read) return { reason: `'${text}' could be thousands or decimals: send 29.99` };
  if ('reason' in read) return read;
  return read.value === null ? { reason: 'Add the amount' } : { value: read.value };
});

/** A word or code of a network. */
const status = readText<{ state: ConversionState; isPaid: boolean }>('Add the status', (text) => {
  const state = readState(text);
  return state
    ? { value: { state, isPaid: isPaidWord(text) } }
    : { reason: `Unknown status '${text}'. ${STATUS}` };
});

/** ISO 8601, a date, or seconds or milliseconds since 1970. */
const time = readText('Add the time', (text) => {
  const date = readDate(text, null, null);
  if (!date || date === 'ambiguous')
    return { reason: `'${text}' is not a time: send 2026-01-15T09:30:00Z or seconds since 1970` };
  if (!isRecent(date.day)) return { reason: LATER };
  return isPast(date.day) ? { value: date } : { reason: EARLIER };
});

/**
 * The values of a call of the postback address, for networks that cannot send a header: as the body of
 * `POST /api/conversions`, with an API token of the scope `conversions:write`. Statuses, numbers and times may be
 * written as networks write them.
 */
export const postbackSchema = z.object({
  network,
  orderId: parameter(orderId),
  refundId: parameter(refundId),
  clickId: parameter(clickId),
  productId: parameter(rowIdText.optional().describe(conversionInputSchema.shape.productId.description!)),
  amount: parameter(money.describe('Of the sale, in its currency; negative for a refund.')),
  currency: parameter(
    storableText().max(10).default('').describe('ISO 4217 code; not needed with a sign such as €.'),
  ),
  commission: parameter(money.optional().describe(conversionInputSchema.shape.commission.description!)),
  status: parameter(
    status.describe('The state of the sale: `pending`, `approved`, `reversed`, or a network’s word.'),
  ),
  occurredAt: parameter(
    time.optional().describe('When it was sold: ISO 8601 or seconds since 1970. Default: now.'),
  ),
});

const postbackExamples: Record<keyof typeof postbackSchema.shape, string> = {
  network: 'example-network',
  orderId: 'A-1042',
  refundId: '',
  clickId: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c',
  productId: '',
  amount: '29.99',
  currency: 'USD',
  commission: '2.25',
  status: 'approved',
  occurredAt: '2026-01-15T09:30:00Z',
};

/** The query of `GET /api/conversions/postback`, and the form or JSON of `POST`. */
export const postbackQuerySchema = z.object({
  token: z
    .string()
    .max(200)
    .optional()
    .meta({ example: 'ag_4f…', description: 'An API token, for networks that send no headers.' }),
  ...Object.fromEntries(
    Object.entries(postbackSchema.shape).map(([name, { description }]) => [
      name,
      z
        .string()
        .optional()
        .meta({ example: postbackExamples[name as keyof typeof postbackExamples], description }),
    ]),
  ),
});

/** A call whose values were read. */
export type ReportedCall = Omit<z.output<typeof conversionInputSchema>, 'occurredAt'> & {
  /** Undefined: not said, so it is now, or as known. */
  occurredAt?: SoldAt | undefined;
};

/** What is wrong with a call, by field. */
export type Reasons = { path: string; message: string }[];

/** In a currency of three decimals, such as the dinar, '1.038' can only have decimals. */
function withDecimals(sent: Record<string, unknown>): Record<string, unknown> {
  const code = typeof sent['currency'] === 'string' ? sent['currency'].trim().toUpperCase() : '';
  if (!isCurrency(code)) return sent;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  if (format.resolvedOptions().maximumFractionDigits !== 3) return sent;
  const exact = (['amount', 'commission'] as const).flatMap((name) => {
    const value = sent[name];
    return typeof value === 'string' ? [[name, value.replace(/^(\D*\d+\.\d{3})(?!\d)/, '$10')] as const] : [];
  });
  return { ...sent, ...Object.fromEntries(exact) };
}

/** Reads the values of a call of the postback address. */
export function readCall(sent: Record<string, unknown>): { call: ReportedCall } | { reasons: Reasons } {
  const repeated = Object.entries(sent).filter(([, value]) => Array.isArray(value));
  if (repeated.length > 0)
    return { reasons: repeated.map(([path]) => ({ path, message: 'This value was sent more than once' })) };
  const read = parse(postbackSchema, withDecimals(sent));
  if ('reasons' in read) return read;
  const texts = [sent['amount'], sent['commission']].filter((value) => typeof value === 'string');
  const found = readCurrency(read.call.currency.trim(), texts);
  if ('reason' in found) {
    const message = found.isMissing ? 'Add the currency, such as EUR' : found.reason;
    return { reasons: [{ path: 'currency', message }] };
  }
  return { call: { ...read.call, currency: found.code } };
}

/** Reads a body of `POST /api/conversions`. */
export const readInput = (sent: unknown): { call: ReportedCall } | { reasons: Reasons } =>
  parse(conversionInputSchema, sent);

function parse<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): { call: z.output<Schema> } | { reasons: Reasons } {
  const result = schema.safeParse(sent);
  if (result.success) return { call: result.data };
  return {
    reasons: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

/** The response of both: the id of the sale, which stays the same when the sale is reported again. */
export const reportedConversionSchema = z.object({ id: z.number().int() });
export type ReportedConversion = z.infer<typeof reportedConversionSchema>;
