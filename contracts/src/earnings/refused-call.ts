import { z } from 'zod';
import { requiredText, storableText } from '../lib/storable-text';
import { saleChangeSchema } from './conversion-import';

/** The values of a call of the postback address, in the order of forms. */
export const callValues = [
  ...(['network', 'orderId', 'refundId', 'amount', 'currency', 'commission'] as const),
  ...(['status', 'occurredAt', 'clickId', 'productId'] as const),
];

/** The values of a call by name, as text. */
export const sentValuesSchema = z
  .record(z.string().max(50), z.union([storableText().max(500), z.number()]).nullable())
  .meta({ example: { network: 'example-network', orderId: 'A-1042', status: 'returned' } });

/** The body of `POST /api/conversions/refused/{id}/accept`: values in place of those that were sent. */
export const correctedValuesSchema = sentValuesSchema.refine(
  (values) => Object.keys(values).length > 0,
  'Send at least one value',
);

/** A call of a network that was refused, of `GET /api/conversions/refused`. */
export const refusedCallSchema = z.object({
  id: z.number().int(),
  receivedAt: z.iso.datetime(),
  /** What the network sent, without the token. */
  sent: sentValuesSchema,
  reasons: z.array(
    z.object({
      path: z.string().meta({ example: 'status' }),
      message: z.string().meta({ example: "Unknown status 'returned'. Use pending, approved or reversed" }),
    }),
  ),
});
export type RefusedCall = z.infer<typeof refusedCallSchema>;

/** The body of `POST /api/conversions/test`: the address that a network would call, or its query. */
export const testCallInputSchema = z.object({
  call: requiredText('Enter the address that the network calls')
    .max(4000)
    .meta({ example: 'network=example-network&orderId=A-1042&amount=29.99&currency=USD&status=approved' }),
});

/** What a call would do. Nothing is stored. */
export const testedCallSchema = z.object({
  outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
  reasons: refusedCallSchema.shape.reasons,
  /** What it changes in a known sale. */
  changes: z.array(saleChangeSchema),
  /** Whether the click is in the log; null if none was named. */
  isClickFound: z.boolean().nullable(),
  /** Null if the sale would be listed as unmatched. */
  productName: z.string().meta({ example: 'Astaxanthin 12 mg' }).nullable(),
});
export type TestedCall = z.infer<typeof testedCallSchema>;

const correctedText = storableText().trim().max(500).optional();

/** The fields of the form that corrects a refused call. */
export const correctedCallSchema = z.object(
  Object.fromEntries(callValues.map((name) => [name, correctedText])) as Record<
    (typeof callValues)[number],
    typeof correctedText
  >,
);
