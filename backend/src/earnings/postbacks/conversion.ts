import { currency } from '@astaguide/contracts/earnings/exchange-rate';
import { conversionStatuses } from '@astaguide/contracts/earnings/recent-sale';
import { atMost, requiredText, storableText } from '@astaguide/contracts/lib/storable-text';
import { rowId, rowIdText } from '@astaguide/contracts/lib/row-id-schema';
import { z } from 'zod';

const AMOUNT = 'Enter an amount such as 29.99';
/** Text with four decimals, as sales are stored: '29.9900'. */
const amount = z
  .union([z.string().max(20, AMOUNT), z.number().transform(String)], { error: AMOUNT })
  .pipe(
    z
      .string()
      .trim()
      .regex(/^\d{1,10}(\.\d{1,4})?$/, AMOUNT),
  )
  .transform((text) => {
    const [whole, fraction = ''] = text.split('.');
    return `${whole!.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(4, '0')}`;
  });

const occurredAt = z.iso
  .datetime({ offset: true })
  .refine((moment) => Date.parse(moment) >= Date.parse('2000-01-01'), 'Enter a later time')
  .refine(
    (moment) => Date.parse(moment) <= Date.now() + 86_400_000,
    'Enter a time that is not in the future',
  );

/**
 * The body of `POST /api/conversions`: a sale that a network reports. The same network and order id again changes that
 * sale. Without `productId` the product is the click's; a sale whose product is not known counts in the totals, and is
 * listed by `GET /api/earnings/unmatched`.
 */
export const conversionInputSchema = z.object({
  network: requiredText('Enter the network')
    .max(100, atMost(100))
    .meta({ example: 'example-network', description: 'The affiliate network’s name.' }),
  orderId: requiredText('Enter the order ID')
    .max(300, atMost(300))
    .meta({ example: 'A-1042', description: 'The sale’s id at the network.' }),
  clickId: storableText()
    .trim()
    .max(300, atMost(300))
    .meta({ example: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c' })
    .nullish()
    .describe('The click id that the network got with the link; unknown ones are accepted.'),
  productId: rowId.nullish().describe('Default: the product of the click.'),
  amount: amount.meta({ example: '29.99', description: 'Of the sale, in its currency.' }),
  currency: currency.describe('ISO 4217 code.'),
  commission: amount
    .meta({ example: '2.25' })
    .nullish()
    .describe('What the sale earns, in the same currency. Default: by the product’s commission.'),
  status: z.enum(conversionStatuses).describe('The state of the sale.'),
  occurredAt: occurredAt.describe('When it was sold, ISO 8601 with a time zone.'),
});
export type ConversionInput = z.output<typeof conversionInputSchema>;

/** A parameter of an address: an empty one counts as none, because networks leave what they do not know empty. */
const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (value === '' ? undefined : value), schema)
    .meta({ description: schema.description });

/**
 * The query of `GET /api/conversions/postback`, for networks that call an address: as the body of
 * `POST /api/conversions`, with an API token of the scope `conversions:write`.
 */
export const postbackQuerySchema = conversionInputSchema.extend({
  token: parameter(
    z.string().max(200).optional().describe('An API token, for networks that send no headers.'),
  ),
  clickId: parameter(conversionInputSchema.shape.clickId),
  productId: parameter(rowIdText.optional().describe(conversionInputSchema.shape.productId.description!)),
  commission: parameter(amount.optional().describe(conversionInputSchema.shape.commission.description!)),
  status: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(conversionStatuses))
    .describe('The state of the sale: `pending`, `approved` or `reversed`.'),
  occurredAt: parameter(
    occurredAt.optional().describe('When it was sold, ISO 8601 with a time zone. Default: now.'),
  ),
});
export type PostbackQuery = z.output<typeof postbackQuerySchema>;

/** The response of both: the id of the sale, which stays the same when the sale is reported again. */
export const reportedConversionSchema = z.object({ id: z.number().int() });
export type ReportedConversion = z.infer<typeof reportedConversionSchema>;
