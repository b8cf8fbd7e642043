import { z } from 'zod';
import { inputDay } from '../values/calendar-range';

/** A percentage of the sale, or US dollars a sale. */
export const commissionKinds = ['rate', 'fixed'] as const;

const FORM = 'Enter a number such as 7.5';

const value = z
  .union([z.string().max(20, FORM), z.number().transform(String)], { error: FORM })
  .pipe(
    z
      .string()
      .trim()
      .regex(/^\d{1,8}(\.\d{1,2})?$/, FORM),
  )
  .transform((text) => Number(text).toFixed(2));

/** `PUT /api/earnings/commissions/{productId}`: holds from a day on, until a later one begins. */
export const commissionInputSchema = z
  .object({
    /** Day in the owner's zone: 'YYYY-MM-DD'. */
    validFrom: inputDay('Choose the first day').refine((day) => day >= '2000-01-01', 'Choose a later day'),
    kind: z.enum(commissionKinds),
    /** Percent ('7.50'), or US dollars ('4.00'). */
    value,
  })
  .check(({ value: input, issues }) => {
    if (input.kind === 'rate' && Number(input.value) > 100)
      issues.push({ code: 'custom', input: input.value, path: ['value'], message: 'At most 100 percent' });
  });
export type CommissionInput = z.infer<typeof commissionInputSchema>;

/** One product of `GET /api/earnings/commissions`. */
export const productCommissionsSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  /** US dollars, for an idea of what a sale earns. */
  price: z.string(),
  /** The newest first; empty where none was entered. */
  commissions: z.array(
    z.object({ validFrom: z.iso.date(), kind: z.enum(commissionKinds), value: z.string() }),
  ),
});
export type ProductCommissions = z.infer<typeof productCommissionsSchema>;
