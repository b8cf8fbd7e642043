import { z } from 'zod';
import { inputDay } from '../lib/calendar-range';

/** A decimal number in a request, as a text or a number; a text afterwards. @param message for everything else */
export const inputDecimal = (form: RegExp, message: string) =>
  z
    .union([z.string().max(20, message), z.number().transform(String)], { error: message })
    .pipe(z.string().trim().regex(form, message));

/** Day in the owner's time zone from which something applies: 'YYYY-MM-DD'. */
export const firstDay = inputDay('Choose a date').refine((day) => day >= '2000-01-01', 'Choose a later date');
