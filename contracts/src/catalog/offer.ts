import { z } from 'zod';
import { decimal, optionalCode, optionalPastDay } from './entered-value';
import { requiredText } from '../lib/storable-text';
import { enteredLink } from './entered-link';

/** Maximum number of further offers of a product. */
const MAX_OFFERS = 20;

/** What another retailer, or the same one in another country, asks for a product. */
export const offerSchema = z.object({
  retailer: requiredText('Retailer is required').max(100).meta({ example: 'Example Shop' }),
  link: requiredText('Link is required')
    .pipe(enteredLink)
    .meta({ example: 'https://shop.example/at/astaxanthin?subid={clickId}' }),
  /** ISO 3166-1 alpha-2: only visitors from there get it. Null for every country. */
  country: optionalCode(/^[A-Z]{2}$/, 'Enter two capital letters, such as AT')
    .default(null)
    .meta({ example: 'AT' }),
  /** ISO 639-1: only visitors who read it get the offer. Null for every language. */
  language: optionalCode(/^[a-z]{2}$/, 'Enter two small letters, such as de')
    .default(null)
    .meta({ example: 'de' }),
  /** In the offer's currency, two decimal places: '29.99'. Null while it is unknown. */
  price: z
    .union([
      z.literal('').transform(() => null),
      decimal('Price is required', 2, 'Enter a price such as 29.99'),
    ])
    .pipe(z.string().max(13, 'Price is too high').nullable())
    .nullable()
    .default(null)
    .meta({ example: '29.99' }),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Enter a currency such as EUR')
    .default('USD')
    .meta({ example: 'EUR' }),
  inStock: z.boolean().default(true),
  /** The day on which the owner last saw the price. */
  checkedOn: optionalPastDay.default(null).meta({ example: '2026-01-15' }),
});

/** The further offers of a product, in the order in which they replace a link that is broken. */
export const offersSchema = z.array(offerSchema).max(MAX_OFFERS, `At most ${MAX_OFFERS} offers`).default([]);
