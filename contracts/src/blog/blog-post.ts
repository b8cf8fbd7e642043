import { z } from 'zod';
import { answerShape } from '../values/field';
import { slugSchema } from '../values/slug-schema';
import { optionalText, requiredText, storableText } from '../values/storable-text';
import { pictureAddress } from '../values/web-address';

/** The five categories of an article, as they are shown. */
export const blogCategories = [
  'RESEARCH STUDY',
  'EXPERT GUIDE',
  'PERFORMANCE',
  'HEALTH BENEFITS',
  'PRODUCT REVIEW',
] as const;

/**
 * What the owner enters: everything but the id and publishedAt. Unknown keys are dropped, so that an answer
 * of the API can be sent back with a change in it.
 */
export const blogPostInputSchema = z.object({
  title: requiredText('Title is required').max(200, 'Use at most 200 characters'),
  slug: requiredText('Slug is required').pipe(slugSchema),
  excerpt: requiredText('Excerpt is required').max(1000, 'Use at most 1,000 characters'),
  /** HTML; sanitized on the server when saved. */
  content: requiredText('Content is required').max(500_000, 'Use at most 500,000 characters'),
  category: z.enum(blogCategories, { error: 'Category is required' }),
  imageUrl: requiredText('Image URL is required').pipe(pictureAddress),
  published: z.boolean().default(false),
  metaDescription: optionalText(),
  keywords: z
    .array(storableText().trim().min(1).max(100, 'Use at most 100 characters for a keyword'))
    .max(50, 'Use at most 50 keywords')
    .default([]),
  /** The version that an edit began from. When another edit came between, the save answers 409. */
  version: z.number().int().optional(),
});
/** What a caller may send; the switch and the keywords may be left out. */
export type BlogPostInput = z.input<typeof blogPostInputSchema>;

/** An article as the API answers it. */
export const blogPostSchema = z.object({
  id: z.number().int(),
  ...answerShape(blogPostInputSchema.shape),
  /** When it went out first; null for what never did. */
  publishedAt: z.iso.datetime().nullable(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;
