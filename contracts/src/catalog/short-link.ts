import { z } from 'zod';
import { rowId } from '../lib/row-id-schema';
import { slugSchema } from '../lib/slug-schema';
import { optionalAddress } from '../lib/web-address';

/** The body of `POST /api/short-links`: a product, or an address. */
export const shortLinkInputSchema = z
  .object({
    slug: slugSchema.min(1, 'Slug is required').max(60, 'At most 60 characters').meta({ example: 'summer' }),
    productId: rowId.meta({ example: 7 }).nullish(),
    url: optionalAddress.meta({ example: 'https://video.example/summer' }),
  })
  .refine(({ productId, url }) => (productId ?? null) === null || (url ?? null) === null, {
    path: ['url'],
    message: 'Choose a product or enter an address, not both',
  })
  .refine(({ productId, url }) => (productId ?? null) !== null || (url ?? null) !== null, {
    path: ['url'],
    message: 'Choose a product or enter an address',
  })
  .meta({ example: { slug: 'summer', productId: 1 } });
export type ShortLinkInput = z.input<typeof shortLinkInputSchema>;

/** A short link in API responses: `/l/{slug}` leads to the retailer of its product, or to its address. */
export const shortLinkSchema = z.object({
  slug: z.string().meta({ example: 'summer' }),
  product: z.object({ id: z.number().int(), name: z.string().meta({ example: 'Reef 6mg' }) }).nullable(),
  url: z.string().meta({ example: 'https://video.example/summer' }).nullable(),
  /** Without bots and the owner's own. */
  clicks: z.number().int().min(0),
  createdAt: z.iso.datetime(),
});
export type ShortLink = z.infer<typeof shortLinkSchema>;

/** The type of clicks on short links that lead to no product. */
export const SHORT_LINK_CLICK = 'short_link_click';
