import { z } from 'zod';

/** A price of `GET /api/products/slug/{slug}/prices`, oldest first. */
export const pricePointSchema = z.object({
  /** US dollars: '29.99'. */
  price: z.string().meta({ example: '29.99' }),
  since: z.iso.datetime(),
});
export type PricePoint = z.infer<typeof pricePointSchema>;

const postSchema = z.object({
  id: z.number().int(),
  title: z.string().meta({ example: 'How to read a supplement label' }),
  published: z.boolean(),
});

/** How a post refers to a product: a card, its review, the redirect, or a link straight to the retailer. */
export const productMentions = ['card', 'review', 'redirect', 'retailer'] as const;
export type ProductMention = (typeof productMentions)[number];

/** Of the last 28 whole days. */
const clicksAndEarnings = {
  clicks: z.number().int().min(0),
  earnings: z
    .string()
    .meta({ example: '12.50' })
    .describe(
      'Estimated commission of the product’s pending and approved sales whose click was there, in the currency. A sale without a known commission or exchange rate adds nothing.',
    ),
};

/** The response of `GET /api/products/{id}/links`: where visitors find a way to buy it. */
export const productPlacesSchema = z.object({
  /** ISO 4217 code of the earnings: the reporting currency of the settings. */
  currency: z.string().meta({ example: 'USD' }),
  /**
   * Where its buy link was seen or clicked, or led to a sale, in the last 28 whole days: most clicks first, at most 200.
   * Sales without a known click have neither page nor link placement.
   */
  pages: z.array(
    z.object({
      page: z.string().meta({ example: '/comparison' }).nullable(),
      linkPlacement: z.string().meta({ example: 'comparison-row' }).nullable(),
      impressions: z.number().int().min(0),
      ...clicksAndEarnings,
    }),
  ),
  /** With the clicks and earnings of its buy links in the post. */
  posts: z.array(postSchema.extend({ mentions: z.array(z.enum(productMentions)), ...clicksAndEarnings })),
  shortLinks: z.array(z.object({ slug: z.string().meta({ example: 'summer' }), ...clicksAndEarnings })),
});
export type ProductPlaces = z.infer<typeof productPlacesSchema>;

/** An entry of `GET /api/products/orphaned-links`: a link or card in a post whose product does not exist. */
export const orphanedLinkSchema = z.object({
  post: postSchema,
  /** '/review/reef', '/go/reef' or 'card 12'. */
  target: z.string().meta({ example: '/review/reef' }),
});
export type OrphanedLink = z.infer<typeof orphanedLinkSchema>;
