import { z } from 'zod';

const CURRENCY = 'Enter a currency code such as EUR';

/** Whether a currency has this ISO 4217 code: 'EUR', but not 'ZZZ'. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** ISO 4217 code in upper case: 'EUR'. */
export const currency = z
  .string({ error: CURRENCY })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, CURRENCY)
  .refine(isCurrency, CURRENCY)
  .meta({ example: 'EUR' });
