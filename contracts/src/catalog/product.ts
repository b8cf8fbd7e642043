import { z } from 'zod';
import { pastDay } from '../lib/calendar-range';
import { answerShape } from '../lib/field';
import { slugSchema } from '../lib/slug-schema';
import { decimal, optionalDay, optionalPastDay } from './entered-value';
import { optionalText, requiredText, storableText } from '../lib/storable-text';
import { optionalAddress, pictureAddress } from '../lib/web-address';
import { enteredLink, optionalEnteredLink } from './entered-link';
import { offersSchema } from './offer';
import { chosenIds } from '../lib/row-id-schema';

const lines = z
  .array(storableText().trim().min(1).max(500, 'Use at most 500 characters per line'))
  .max(100, 'Use at most 100 lines')
  .default([]);

const SERVINGS = 'Servings per pack must be a whole number from 1 to 10,000';

/** What the shell of a softgel or capsule is made of. */
export const capsuleShells = ['Gelatine', 'Vegan'] as const;

const MEASURED = 'Enter an amount such as 12.4';

/** Allowed ranks of a product; 1 is the best. */
export const LAST_PLACEMENT = 20;
const RANKS = `Rank must be a number from 1 to ${LAST_PLACEMENT}`;

/**
 * The editable fields: everything but the id and the timestamps. Unknown keys are dropped, so a client can send a
 * response of the API back with its changes.
 */
export const productInputSchema = z.object({
  name: requiredText('Name is required').max(200).meta({ example: 'Astaxanthin 12 mg' }),
  brand: requiredText('Brand is required').max(100).meta({ example: 'Example Brand' }),
  description: requiredText('Description is required')
    .max(5000)
    .meta({ example: '60 softgels with 12 mg of natural astaxanthin each.' }),
  imageUrl: requiredText('Image URL is required')
    .pipe(pictureAddress)
    .meta({ example: '/uploads/astaxanthin-12-mg.webp' }),
  /** Text such as '12mg'. */
  potency: requiredText('Potency is required').max(50).meta({ example: '12mg' }),
  /** Servings per pack, not softgels: with two softgels per serving, 60 softgels are 30 servings. */
  servings: z
    .number(SERVINGS)
    .int(SERVINGS)
    .min(1, SERVINGS)
    .max(10_000, SERVINGS)
    .meta({ example: 60 })
    .nullish(),
  /** Hawaiian, Icelandic, Japanese, Natural, or another origin. */
  source: requiredText('Source is required').max(100).meta({ example: 'Hawaiian' }),
  /** Softgel, capsule, powder, liquid, or another form. */
  form: optionalText(50).meta({ example: 'Softgel' }),
  capsule: z.enum(capsuleShells, 'Choose a capsule').nullish(),
  /** As stated on the label: 'Fish, soy', or 'None'. */
  allergens: optionalText(200).meta({ example: 'Fish' }),
  /** An independent laboratory that tested the product. */
  testedBy: optionalText(100).meta({ example: 'Example Laboratory' }),
  testedBatch: optionalText(100).meta({ example: 'A-1042' }),
  /** Date of the certificate: 'YYYY-MM-DD'. */
  testedOn: pastDay('Enter a date').meta({ example: '2026-05-04' }).nullish(),
  /** Milligrams of astaxanthin that the laboratory found in a serving: '12.40'. */
  measuredMg: decimal(MEASURED, 2, MEASURED)
    .refine((amount) => Number(amount) < 10_000, MEASURED)
    .meta({ example: '12.40' })
    .nullish(),
  certificateUrl: optionalAddress.meta({ example: 'https://lab.example/certificates/a-1042.pdf' }),
  bestFor: requiredText('Best for is required').max(200).meta({ example: 'One softgel a day' }),
  /** The review's conclusion, in a sentence or two. */
  verdict: optionalText(600).meta({ example: 'The cheapest of the 12 mg softgels, with its origin named.' }),
  /** Who should choose another product. */
  notFor: optionalText(200).meta({ example: 'Vegetarians, as the shell is gelatine' }),
  affiliateLink: requiredText('Affiliate link is required')
    .pipe(enteredLink)
    .meta({ example: 'https://shop.example/astaxanthin?subid={clickId}' }),
  /** US dollars, two decimal places: '29.99'. */
  price: decimal('Price is required', 2, 'Enter a price such as 29.99')
    .refine((price) => Number(price) < 1e8, 'Price is too high')
    .meta({ example: '29.99' }),
  /** The day on which the owner last saw this price at the retailer; set to today when the price changes. */
  priceCheckedOn: optionalPastDay.meta({ example: '2026-01-15' }),
  /** Stars from 1 to 5, one decimal place: '4.8'. */
  rating: decimal('Rating is required', 1, 'Enter a rating such as 4.8')
    .refine((rating) => Number(rating) >= 1 && Number(rating) <= 5, 'Rating must be between 1 and 5')
    .meta({ example: '4.8' }),
  reviewCount: z
    .number('Review count must be a number')
    .int('Review count must be a whole number')
    .min(0, 'Review count must be at least 0')
    .max(2_147_483_647, 'Review count is too high')
    .default(0),
  features: lines.meta({ example: ['12 mg per softgel'] }),
  benefits: lines.meta({ example: ['One softgel a day'] }),
  badge: optionalText().meta({ example: 'Best value' }),
  inStock: z.boolean().default(true),
  featured: z.boolean().default(false),
  /** Rank from 1 (best) to 20. */
  placement: z.number(RANKS).int(RANKS).min(1, RANKS).max(LAST_PLACEMENT, RANKS).nullish(),
  /** HTML; sanitized on the server when saved. */
  htmlContent: optionalText(200_000).meta({ example: '<p>How we chose it.</p>' }),
  keywords: optionalText().meta({ example: 'astaxanthin, softgels' }),
  couponCode: optionalText().meta({ example: 'SAVE10' }),
  couponDescription: optionalText().meta({ example: '10% off the first order' }),
  couponDiscount: optionalText().meta({ example: '10%' }),
  /** The last day of the coupon; null while its end is unknown. */
  couponEndsOn: optionalDay.meta({ example: '2026-12-31' }),
  isTopRanked: z.boolean().default(false),
  affiliateLinkDe: optionalEnteredLink.meta({ example: 'https://shop.example/de/astaxanthin' }),
  affiliateLinkEs: optionalEnteredLink.meta({ example: 'https://shop.example/es/astaxanthin' }),
  affiliateLinkNl: optionalEnteredLink.meta({ example: 'https://shop.example/nl/astaxanthin' }),
  affiliateLinkPl: optionalEnteredLink.meta({ example: 'https://shop.example/pl/astaxanthin' }),
  /** Further retailers. The affiliate link and its localized forms are the main offer. */
  offers: offersSchema,
  category: optionalText().meta({ example: 'Softgels' }),
  ageRange: optionalText().meta({ example: 'Adults' }),
  /** Generated from name and brand if omitted. */
  slug: slugSchema.meta({ example: 'astaxanthin-12-mg-example-brand' }).optional(),
  /** The version that was edited. If another edit was saved in between, the response is 409. */
  version: z.number().int().optional(),
});
/** The input before parsing: fields with a default are optional. */
export type ProductInput = z.input<typeof productInputSchema>;

/** A product in API responses. */
export const productSchema = z.object({
  id: z.number().int(),
  ...answerShape(productInputSchema.shape),
  /** Its links whose page or shop is gone, without the click id: visitors get another one. */
  brokenLinks: z.array(z.string().meta({ example: 'https://shop.example/gone' })),
});
export type Product = z.infer<typeof productSchema>;

/** The body of `PUT /api/products/ranking`: the ranked products, best first. All others lose their rank. */
export const productRankingSchema = z.object({
  productIds: z
    .array(z.number().int().positive())
    .max(LAST_PLACEMENT)
    .refine((ids) => new Set(ids).size === ids.length, 'Each product can have only one rank'),
});
export type ProductRanking = z.infer<typeof productRankingSchema>;

/** The most products that one call changes. */
const MOST_CHOSEN = 5000;

/** The body of `POST /api/products/deletions`. Products already deleted are ignored. */
export const productDeletionSchema = z.object({ productIds: chosenIds(MOST_CHOSEN) });
export type ProductDeletion = z.infer<typeof productDeletionSchema>;

/** The body of `PUT /api/products/stock`. */
export const productStockSchema = z.object({ productIds: chosenIds(MOST_CHOSEN), inStock: z.boolean() });
export type ProductStock = z.infer<typeof productStockSchema>;
