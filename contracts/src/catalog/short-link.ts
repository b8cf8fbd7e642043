import { z } from 'zod';
import { optionalDay } from './entered-value';
import { rowId } from '../lib/row-id-schema';
import { slugSchema } from '../lib/slug-schema';
import { optionalEnteredLink } from './entered-link';

/** Where a short link leads: to a product's retailer, or to an address. */
const target = {
  productId: rowId.meta({ example: 7 }).nullish(),
  url: optionalEnteredLink.meta({ example: 'https://video.example/summer?sub={clickId}' }),
  /** The last day of the site on which it leads there: 'YYYY-MM-DD'. Null without an end. */
  endsOn: optionalDay.meta({ example: '2026-08-31' }),
  /** Where it leads afterwards. Null for a page that says that it has ended, with the status 410. */
  nextUrl: optionalEnteredLink.meta({ example: 'https://shop.example/autumn' }),
  /** Whether the parameters of its own address are added to the target's, except those that the target has already. */
  passesQuery: z.boolean().default(false),
};
const slug = slugSchema
  .min(1, 'Slug is required')
  .max(60, 'At most 60 characters')
  .meta({ example: 'summer' });

/** A product or an address, and something afterwards only if it ends. */
function withOneTarget<Schema extends z.ZodObject<typeof target>>(schema: Schema): Schema {
  return schema
    .refine(({ productId, url }) => (productId ?? null) === null || (url ?? null) === null, {
      path: ['url'],
      message: 'Choose a product or enter an address, not both',
    })
    .refine(({ productId, url }) => (productId ?? null) !== null || (url ?? null) !== null, {
      path: ['url'],
      message: 'Choose a product or enter an address',
    })
    .refine(({ endsOn, nextUrl }) => (nextUrl ?? null) === null || (endsOn ?? null) !== null, {
      path: ['endsOn'],
      message: 'Enter the last day before the address that follows',
    });
}

/** The body of `POST /api/short-links`. */
export const shortLinkInputSchema = withOneTarget(z.object({ slug, ...target })).meta({
  example: { slug: 'summer', productId: 1 },
});
export type ShortLinkInput = z.input<typeof shortLinkInputSchema>;

/** The body of `PUT /api/short-links/{slug}`. The slug stays: its address is published. */
export const shortLinkChangeSchema = withOneTarget(z.strictObject(target)).meta({
  example: { productId: 1, endsOn: '2026-08-31' },
});
export type ShortLinkChange = z.input<typeof shortLinkChangeSchema>;

/** A short link in API responses: `/l/{slug}` leads to the retailer of its product, or to its address. */
export const shortLinkSchema = z.object({
  slug: z.string().meta({ example: 'summer' }),
  product: z.object({ id: z.number().int(), name: z.string().meta({ example: 'Reef 6mg' }) }).nullable(),
  url: z.string().meta({ example: 'https://video.example/summer' }).nullable(),
  endsOn: z.iso.date().meta({ example: '2026-08-31' }).nullable(),
  /** Whether its last day is over. */
  hasEnded: z.boolean(),
  nextUrl: z.string().meta({ example: 'https://shop.example/autumn' }).nullable(),
  passesQuery: z.boolean(),
  /** Without bots and the owner's own. */
  clicks: z.number().int().min(0),
  createdAt: z.iso.datetime(),
});
export type ShortLink = z.infer<typeof shortLinkSchema>;

/** Maximum size of a file of short links, in bytes. */
export const MAX_SHORT_LINKS_FILE_BYTES = 2 * 1024 * 1024;

/** The response of `POST /api/short-links.csv`. */
export const importedShortLinksSchema = z.object({
  added: z.number().int().min(0),
  /** Those that the file has with the same slug and other values. */
  changed: z.number().int().min(0),
});
export type ImportedShortLinks = z.infer<typeof importedShortLinksSchema>;

/** The type of clicks on short links that lead to no product. */
export const SHORT_LINK_CLICK = 'short_link_click';
