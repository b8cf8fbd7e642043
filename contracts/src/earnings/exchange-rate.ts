import { z } from 'zod';
import { currency } from '../lib/currency';
import { firstDay, inputDecimal } from './commission';

const RATE = 'Enter a rate such as 1.0825';
const rate = inputDecimal(/^\d{1,6}(\.\d{1,8})?$/, RATE)
  .refine((text) => Number(text) > 0, RATE)
  .meta({ example: '1.0825' });

/** A rate of `GET /api/earnings/exchange-rates`: applies from a day until a later rate of the currency begins. */
export const exchangeRateSchema = z.object({
  currency,
  /** Day in the owner's time zone: 'YYYY-MM-DD'. */
  validFrom: firstDay,
  /** US dollars for one unit of the currency: '1.0825'. */
  rate,
});
export type ExchangeRate = z.output<typeof exchangeRateSchema>;

/** The body of `PUT /api/earnings/exchange-rates`. */
export const exchangeRateInputSchema = exchangeRateSchema.refine(({ currency: code }) => code !== 'USD', {
  path: ['currency'],
  message: 'Rates are in US dollars: USD needs no rate',
});

/** Maximum size of a file of rates, in bytes. */
export const MAX_RATES_FILE_BYTES = 2 * 1024 * 1024;

/** The response of `POST /api/earnings/exchange-rates/import`. */
export const importedRatesSchema = z.object({
  /** Number of rates in the file. */
  rates: z.number().int(),
  currencies: z.array(currency).describe('In the order of their codes.'),
});
export type ImportedRates = z.infer<typeof importedRatesSchema>;
