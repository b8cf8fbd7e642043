import { z } from 'zod';

const CURRENCY = 'Enter a currency code such as EUR';

/** ISO 4217 code in upper case: 'EUR'. */
export const currency = z
  .string({ error: CURRENCY })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, CURRENCY)
  .meta({ example: 'EUR' });
