import { z } from 'zod';
import { inputDay } from '../lib/calendar-range';

/** A decimal number in a request, as a text or a number; a text afterwards. @param message for everything else */
export const inputDecimal = (form: RegExp, message: string) =>
  z
    .union([z.string().max(20, message), z.number().transform(String)], { error: message })
    .pipe(z.string().trim().regex(form, message));

/** Day in the owner's time zone from which something applies: 'YYYY-MM-DD'. */
export const firstDay = inputDay('Choose a date').refine((day) => day >= '2000-01-01', 'Choose a later date');

/** A percentage of the sale, or US dollars per sale. */
export const commissionKinds = ['rate', 'fixed'] as const;

const FORM = 'Enter a number such as 7.5';

const value = inputDecimal(/^\d{1,8}(\.\d{1,2})?$/, FORM)
  .transform((text) => Number(text).toFixed(2))
  .meta({ example: '7.50' });

/** The body of `PUT /api/earnings/commissions/{productId}`: applies from a day until a later commission begins. */
export const commissionInputSchema = z
  .object({
    /** Day in the owner's time zone: 'YYYY-MM-DD'. */
    validFrom: firstDay,
    kind: z.enum(commissionKinds),
    /** Percent ('7.50'), or US dollars ('4.00'). */
    value,
  })
  .check(({ value: input, issues }) => {
    if (input.kind === 'rate' && Number(input.value) > 100)
      issues.push({ code: 'custom', input: input.value, path: ['value'], message: 'At most 100 percent' });
  });
export type CommissionInput = z.infer<typeof commissionInputSchema>;

const commissionSchema = z.object({
  kind: z.enum(commissionKinds),
  /** Percent ('7.50'), or US dollars ('4.00'). */
  value: z.string().meta({ example: '7.50' }),
});

/** What a sale of a product earns. */
export type Commission = z.infer<typeof commissionSchema>;

/** A product with its commissions, as listed by `GET /api/earnings/commissions`. */
export const productCommissionsSchema = z.object({
  productId: z.number().int(),
  productName: z.string().meta({ example: 'Astaxanthin 12 mg' }),
  /** US dollars, to estimate what a sale earns. */
  price: z.string().meta({ example: '29.99' }),
  /** Newest first; empty if none was entered. */
  commissions: z.array(commissionSchema.extend({ validFrom: z.iso.date() })),
});
export type ProductCommissions = z.infer<typeof productCommissionsSchema>;

/** A product with its commission of today, as listed by `GET /api/products/commission-rates` if they are public. */
export const commissionRateSchema = z.object({
  productId: z.number().int(),
  /** Null if none is set. */
  commission: commissionSchema.nullable(),
});
export type CommissionRate = z.infer<typeof commissionRateSchema>;
