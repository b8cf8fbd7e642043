import { z } from 'zod';
import { storableText } from '../lib/storable-text';

/** What may be wrong with a link: missing leads to no page of this site, broken to none elsewhere, uncounted past /go/. */
export const linkProblems = ['missing', 'broken', 'uncounted'] as const;

/** The body of `POST /api/blog/text-checks`. */
export const textCheckInputSchema = z.strictObject({
  /** HTML, as typed. */
  content: storableText().max(500_000, 'Use at most 500,000 characters').meta({ example: '<p>Text</p>' }),
});

/** What is wrong with the links and products of a text. */
export const textCheckSchema = z.object({
  links: z.array(
    z.object({
      href: z.string().meta({ example: '/review/gone' }),
      problem: z.enum(linkProblems),
    }),
  ),
  /** Products that it shows and whose affiliate link has no placeholder for the click id. */
  products: z.array(
    z.object({ id: z.number().int(), name: z.string().meta({ example: 'Reef Astaxanthin 6mg' }) }),
  ),
});
export type TextCheck = z.infer<typeof textCheckSchema>;

/** A link in texts to a page that this site does not have. */
export const deadLinkSchema = z.object({
  path: z.string().meta({ example: '/review/gone' }),
  posts: z.array(z.object({ id: z.number().int(), title: z.string().meta({ example: 'Beginner’s guide' }) })),
  products: z.array(
    z.object({ id: z.number().int(), name: z.string().meta({ example: 'Reef Astaxanthin 6mg' }) }),
  ),
});
export type DeadLink = z.infer<typeof deadLinkSchema>;
