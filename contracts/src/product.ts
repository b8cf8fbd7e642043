import { z } from 'zod';

const required = (message: string) => z.string({ error: message }).trim().min(1, message);
const optionalText = z.string().trim().min(1).nullish();
const webAddress = z
  .string()
  .trim()
  .url({ protocol: /^https?$/ });
const lines = z.array(z.string().trim().min(1)).default([]);

/** A decimal carried as text, so that no binary fraction creeps in: '29.99'. */
const decimal = (message: string, places: number) =>
  z
    .union([z.string(), z.number().transform(String)], { error: message })
    .pipe(
      required(message).regex(new RegExp(`^\\d+(\\.\\d{1,${places}})?$`), `At most ${places} decimal places`),
    )
    .transform((text) => Number(text).toFixed(places));

/** SPEC section 3, what the owner enters: everything but the id, the slug and the timestamps. */
export const productInputSchema = z.strictObject({
  name: required('Name is required').max(200),
  brand: required('Brand is required').max(100),
  description: required('Description is required').max(5000),
  imageUrl: required('Image URL is required').max(2000),
  /** Text such as '12mg'. */
  potency: required('Potency is required').max(50),
  /** Hawaiian, Icelandic, Japanese, Natural, or another origin. */
  source: required('Source is required').max(100),
  bestFor: required('Best for is required').max(200),
  affiliateLink: required('Affiliate link is required').pipe(webAddress),
  /** US dollars, two places: '29.99'. */
  price: decimal('Price is required', 2).refine((price) => Number(price) < 1e8, 'Price is too high'),
  /** Stars from 1 to 5, one place: '4.8'. */
  rating: decimal('Rating is required', 1).refine(
    (rating) => Number(rating) >= 1 && Number(rating) <= 5,
    'Rating is between 1 and 5',
  ),
  reviewCount: z.number().int().min(0).max(2_147_483_647).default(0),
  features: lines,
  benefits: lines,
  badge: optionalText,
  inStock: z.boolean().default(true),
  featured: z.boolean().default(false),
  /** Rank from 1 (best) to 20. */
  placement: z.number().int().min(1).max(20).nullish(),
  htmlContent: z.string().max(200_000).nullish(),
  keywords: optionalText,
  couponCode: optionalText,
  couponDescription: optionalText,
  couponDiscount: optionalText,
  isTopRanked: z.boolean().default(false),
  affiliateLinkDe: webAddress.nullish(),
  affiliateLinkEs: webAddress.nullish(),
  affiliateLinkNl: webAddress.nullish(),
  affiliateLinkPl: webAddress.nullish(),
  category: optionalText,
  ageRange: optionalText,
});
/** What a caller may send; lists and switches may be left out. */
export type ProductInput = z.input<typeof productInputSchema>;

const nullableText = z.string().nullable();

/** A product as the API answers it: an absent optional value is null. */
export const productSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  potency: z.string(),
  source: z.string(),
  bestFor: z.string(),
  affiliateLink: z.string(),
  price: z.string(),
  rating: z.string(),
  reviewCount: z.number().int(),
  features: z.array(z.string()),
  benefits: z.array(z.string()),
  badge: nullableText,
  inStock: z.boolean(),
  featured: z.boolean(),
  placement: z.number().int().nullable(),
  htmlContent: nullableText,
  keywords: nullableText,
  couponCode: nullableText,
  couponDescription: nullableText,
  couponDiscount: nullableText,
  isTopRanked: z.boolean(),
  affiliateLinkDe: nullableText,
  affiliateLinkEs: nullableText,
  affiliateLinkNl: nullableText,
  affiliateLinkPl: nullableText,
  category: nullableText,
  ageRange: nullableText,
});
export type Product = z.infer<typeof productSchema>;
export const productListSchema = z.array(productSchema);
