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

/** The response of `GET /api/products/{id}/links`: where visitors find a way to buy it. */
export const productPlacesSchema = z.object({
  /** Pages with its buy link that were seen in the last 28 whole days, most clicks first. */
  pages: z.array(
    z.object({
      page: z.string().meta({ example: '/comparison' }).nullable(),
      linkPlacement: z.string().meta({ example: 'comparison-row' }).nullable(),
      impressions: z.number().int().min(0),
      clicks: z.number().int().min(0),
    }),
  ),
  posts: z.array(postSchema.extend({ mentions: z.array(z.enum(productMentions)) })),
  shortLinks: z.array(z.string().meta({ example: 'summer' })),
});
export type ProductPlaces = z.infer<typeof productPlacesSchema>;

/** An entry of `GET /api/products/orphaned-links`: a link or card in a post whose product does not exist. */
export const orphanedLinkSchema = z.object({
  post: postSchema,
  /** '/review/reef', '/go/reef' or 'card 12'. */
  target: z.string().meta({ example: '/review/reef' }),
});
export type OrphanedLink = z.infer<typeof orphanedLinkSchema>;
