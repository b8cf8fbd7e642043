import { z } from 'zod';
import { rowIdText } from '../lib/row-id-schema';

/** Why the rank of a product changed. */
export const rankChangeReasons = [
  'moved-by-owner',
  'ordered-by-score',
  'new-product',
  'removed',
  'price-changed',
  'facts-changed',
  'other-product-changed',
  'score-version',
] as const;
export type RankChangeReason = (typeof rankChangeReasons)[number];

export const rankChangeSchema = z.object({
  productId: z.number().int(),
  productName: z.string().meta({ example: 'Astaxanthin 12 mg' }),
  /** Slug of the review; null if the product was removed. */
  slug: z.string().meta({ example: 'astaxanthin-12-mg-example-brand' }).nullable(),
  changedAt: z.iso.datetime(),
  /** Null if the product had no rank. */
  fromRank: z.number().int().nullable(),
  /** Null if the product has no rank any more. */
  toRank: z.number().int().nullable(),
  reason: z.enum(rankChangeReasons),
  /** The version of the score, if the order was by score. */
  scoreVersion: z.number().int().nullable(),
});
export type RankChange = z.infer<typeof rankChangeSchema>;

/** How the order comes about, and how it changed. */
export const rankingSchema = z.object({
  /** The version of the score that orders the products; null if the owner orders them by hand. */
  scoreVersion: z.number().int().nullable(),
  /** Newest first, the last 50 at the most. */
  changes: z.array(rankChangeSchema),
});
export type Ranking = z.infer<typeof rankingSchema>;

/** The query of `GET /api/products/ranking`. */
export const rankingQuerySchema = z.object({
  /** Only the changes of this product. */
  productId: rowIdText.optional().describe('Only the changes of this product.'),
});
export type RankingQuery = z.output<typeof rankingQuerySchema>;
