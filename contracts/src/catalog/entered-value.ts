import { z } from 'zod';
import { pastDay } from '../lib/calendar-range';
import { emptyAsNull, requiredText } from '../lib/storable-text';

/** A decimal as text, to avoid binary rounding errors: '29.99'. */
export const decimal = (message: string, places: number, form: string) =>
  z
    .union([z.string().max(20, form), z.number().transform(String)], { error: message })
    .pipe(requiredText(message).regex(new RegExp(`^\\d+(\\.\\d{1,${places}})?$`), form))
    .transform((text) => Number(text).toFixed(places));

const optional = emptyAsNull(100);

/** An optional day on which something was done; an empty text becomes null. */
export const optionalPastDay = optional.pipe(pastDay('Enter a date').nullable()).nullish();

/** An optional calendar day, YYYY-MM-DD; an empty text becomes null. */
export const optionalDay = optional
  .pipe(
    z.iso
      .date('Enter a date')
      .refine((day) => day >= '1970', 'Enter a date')
      .nullable(),
  )
  .nullish();

/** An optional code of a list, such as a country's; an empty text becomes null. */
export const optionalCode = (pattern: RegExp, form: string) =>
  optional.pipe(z.string().regex(pattern, form).nullable()).nullish();
