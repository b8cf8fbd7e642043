import { z } from 'zod';
import { answerShape } from '../values/field';
import { slugSchema } from '../values/slug-schema';
import { atMost, optionalText, requiredText, storableText } from '../values/storable-text';
import { optionalAddress, pictureAddress, webAddress } from '../values/web-address';

const lines = z
  .array(storableText().trim().min(1).max(500, 'A line has at most 500 characters'))
  .max(100, 'At most 100 lines')
  .default([]);

/** A decimal carried as text, so that no binary fraction creeps in: '29.99'. */
const decimal = (message: string, places: number, form: string) =>
  z
    .union([z.string().max(20, form), z.number().transform(String)], { error: message })
    .pipe(requiredText(message).regex(new RegExp(`^\\d+(\\.\\d{1,${places}})?$`), form))
    .transform((text) => Number(text).toFixed(places));

const SERVINGS = 'Servings per pack is a whole number from 1 to 10,000';

/** Ranks that a product may hold, 1 being the best. */
export const LAST_PLACEMENT = 20;
const RANKS = `Rank is a number from 1 to ${LAST_PLACEMENT}`;

/**
 * What the owner enters: everything but the id and the timestamps. Unknown keys are dropped, so that an
 * answer of the API can be sent back with a change in it.
 */
export const productInputSchema = z.object({
  name: requiredText('Name is required').max(200, atMost(200)),
  brand: requiredText('Brand is required').max(100, atMost(100)),
  description: requiredText('Description is required').max(5000, atMost(5000)),
  imageUrl: requiredText('Image URL is required').pipe(pictureAddress),
  /** Text such as '12mg'. */
  potency: requiredText('Potency is required').max(50, atMost(50)),
  /** Servings in one pack, not softgels: with two softgels to a serving, 60 softgels are 30. */
  servings: z.number(SERVINGS).int(SERVINGS).min(1, SERVINGS).max(10_000, SERVINGS).nullish(),
  /** Hawaiian, Icelandic, Japanese, Natural, or another origin. */
  source: requiredText('Source is required').max(100, atMost(100)),
  bestFor: requiredText('Best for is required').max(200, atMost(200)),
  affiliateLink: requiredText('Affiliate link is required').pipe(webAddress),
  /** US dollars, two places: '29.99'. */
  price: decimal('Price is required', 2, 'Price is an amount such as 29.99').refine(
    (price) => Number(price) < 1e8,
    'Price is too high',
  ),
  /** Stars from 1 to 5, one place: '4.8'. */
  rating: decimal('Rating is required', 1, 'Rating is a number such as 4.8').refine(
    (rating) => Number(rating) >= 1 && Number(rating) <= 5,
    'Rating is between 1 and 5',
  ),
  reviewCount: z
    .number('Review count is a number')
    .int('Review count is a whole number')
    .min(0, 'Review count is at least 0')
    .max(2_147_483_647, 'Review count is too high')
    .default(0),
  features: lines,
  benefits: lines,
  badge: optionalText(),
  inStock: z.boolean().default(true),
  featured: z.boolean().default(false),
  /** Rank from 1 (best) to 20. */
  placement: z.number(RANKS).int(RANKS).min(1, RANKS).max(LAST_PLACEMENT, RANKS).nullish(),
  /** HTML; sanitized on the server when saved. */
  htmlContent: optionalText(200_000),
  keywords: optionalText(),
  couponCode: optionalText(),
  couponDescription: optionalText(),
  couponDiscount: optionalText(),
  isTopRanked: z.boolean().default(false),
  affiliateLinkDe: optionalAddress,
  affiliateLinkEs: optionalAddress,
  affiliateLinkNl: optionalAddress,
  affiliateLinkPl: optionalAddress,
  category: optionalText(),
  ageRange: optionalText(),
  /** Made from name and brand where it is left out. */
  slug: slugSchema.optional(),
  /** The version that an edit began from. When another edit came between, the save answers 409. */
  version: z.number().int().optional(),
});
/** What a caller may send; lists and switches may be left out. */
export type ProductInput = z.input<typeof productInputSchema>;

/** A product as the API answers it. */
export const productSchema = z.object({ id: z.number().int(), ...answerShape(productInputSchema.shape) });
export type Product = z.infer<typeof productSchema>;

/** `PUT /api/products/ranking`: the ranked products, the best first. All others lose their rank. */
export const productRankingSchema = z.object({
  productIds: z
    .array(z.number().int().positive())
    .max(LAST_PLACEMENT)
    .refine((ids) => new Set(ids).size === ids.length, 'A product has one rank'),
});
export type ProductRanking = z.infer<typeof productRankingSchema>;
