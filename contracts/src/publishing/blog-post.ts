import { z } from 'zod';
import { pastDay } from '../lib/calendar-range';
import { answerShape } from '../lib/field';
import { slugSchema } from '../lib/slug-schema';
import { optionalText, requiredText, storableText } from '../lib/storable-text';
import { pictureAddress } from '../lib/web-address';

/** The five categories of articles, as displayed. */
export const blogCategories = [
  'RESEARCH STUDY',
  'EXPERT GUIDE',
  'PERFORMANCE',
  'HEALTH BENEFITS',
  'PRODUCT REVIEW',
] as const;

/**
 * The editable fields: everything but the id and publishedAt. Unknown keys are dropped, so a client can send a
 * response of the API back with its changes.
 */
export const blogPostInputSchema = z.object({
  title: requiredText('Title is required')
    .max(200, 'Use at most 200 characters')
    .meta({ example: 'How to read a supplement label' }),
  slug: requiredText('Slug is required').pipe(slugSchema).meta({ example: 'how-to-read-a-supplement-label' }),
  excerpt: requiredText('Excerpt is required')
    .max(1000, 'Use at most 1,000 characters')
    .meta({ example: 'What the numbers on the label mean.' }),
  /** HTML; sanitized on the server when saved. */
  content: requiredText('Content is required')
    .max(500_000, 'Use at most 500,000 characters')
    .meta({ example: '<p>The serving size comes first.</p>' }),
  category: z.enum(blogCategories, { error: 'Category is required' }),
  imageUrl: requiredText('Image URL is required')
    .pipe(pictureAddress)
    .meta({ example: '/uploads/label.webp' }),
  published: z.boolean().default(false),
  metaDescription: optionalText().meta({ example: 'What the numbers on the label of a supplement mean.' }),
  keywords: z
    .array(storableText().trim().min(1).max(100, 'Use at most 100 characters per keyword'))
    .max(50, 'Use at most 50 keywords')
    .default([])
    .meta({ example: ['label', 'serving size'] }),
  /** Who wrote it; without a name, the site's editors. */
  author: optionalText(100).meta({ example: 'Jane Doe' }),
  /** Who reviewed it; not shown without a name. */
  reviewer: optionalText(100).meta({ example: 'John Doe' }),
  /** The day on which somebody last checked it against its sources. */
  checkedOn: pastDay('Enter a date').nullish().meta({ example: '2026-11-20' }),
  /** What this edit changes, for the list of changes below the article. */
  changeNote: optionalText(200).meta({ example: 'Corrected the dose of the second trial.' }),
  /** The version that was edited. If another edit was saved in between, the response is 409. */
  version: z.number().int().optional(),
});
/** The input before parsing: fields with a default are optional. */
export type BlogPostInput = z.input<typeof blogPostInputSchema>;

/** An article in API responses. */
export const blogPostSchema = z.object({
  id: z.number().int(),
  ...answerShape(blogPostInputSchema.omit({ changeNote: true }).shape),
  /** When it was first published; null if never. */
  publishedAt: z.iso.datetime().nullable(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** A change of a published article. */
const articleChangeSchema = z.object({
  at: z.iso.datetime(),
  /** What changed, in the owner's words; null if nobody said. */
  note: z.string().nullable().meta({ example: 'Corrected the dose of the second trial.' }),
});

/** An article on its own page, with its changes since it was published, newest first. */
export const articleSchema = blogPostSchema.extend({ changes: z.array(articleChangeSchema) });
export type Article = z.infer<typeof articleSchema>;
