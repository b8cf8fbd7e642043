import { z } from 'zod';

/** The five categories of an article, as they are shown. */
export const blogCategories = [
  'RESEARCH STUDY',
  'EXPERT GUIDE',
  'PERFORMANCE',
  'HEALTH BENEFITS',
  'PRODUCT REVIEW',
] as const;

const required = (message: string) => z.string({ error: message }).trim().min(1, message);

/** SPEC section 3, what the owner enters: everything but the id and publishedAt. */
export const blogPostInputSchema = z.strictObject({
  title: required('Title is required').max(200),
  slug: required('Slug is required')
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug may have lower-case letters, digits and single hyphens'),
  excerpt: required('Excerpt is required').max(1000),
  /** HTML; sanitized on the server when saved. */
  content: required('Content is required').max(500_000),
  category: z.enum(blogCategories, { error: 'Category is required' }),
  imageUrl: required('Image URL is required').max(2000),
  published: z.boolean().default(false),
  metaDescription: z.string().trim().min(1).max(500).nullish(),
  keywords: z.array(z.string().trim().min(1)).default([]),
});
/** What a caller may send; the switch and the keywords may be left out. */
export type BlogPostInput = z.input<typeof blogPostInputSchema>;

/** An article as the API answers it: an absent optional value is null. */
export const blogPostSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** Sanitized HTML. */
  content: z.string(),
  category: z.enum(blogCategories),
  imageUrl: z.string(),
  published: z.boolean(),
  /** When it went out first; null for what never did. */
  publishedAt: z.iso.datetime().nullable(),
  metaDescription: z.string().nullable(),
  keywords: z.array(z.string()),
});
export type BlogPost = z.infer<typeof blogPostSchema>;
export const blogPostListSchema = z.array(blogPostSchema);
