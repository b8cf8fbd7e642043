import { z } from 'zod';
import { textQuestionSchema, textStudySchema } from '../catalog/evidence/study';
import { inputMoment, pastDay } from '../lib/calendar-range';
import { answerShape } from '../lib/field';
import { toSlug } from '../lib/slug';
import { slugSchema } from '../lib/slug-schema';
import { emptyAsNull, optionalText, requiredText, storableText } from '../lib/storable-text';
import { pictureAddress } from '../lib/web-address';

/** The categories that every site has, as displayed. The owner may add others: `postCategories` of the settings. */
export const blogCategories = [
  'RESEARCH STUDY',
  'EXPERT GUIDE',
  'PERFORMANCE',
  'HEALTH BENEFITS',
  'PRODUCT REVIEW',
] as const;

/** Characters. */
export const LONGEST_CATEGORY = 60;

export const postStatuses = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Text that a draft may lack; an omitted one is empty. @param schema what it must be otherwise */
const draftText = (message: string, schema: z.ZodType = z.string()) =>
  storableText(message)
    .trim()
    .pipe(
      z.string().superRefine((text, context) => {
        const issues = (text !== '' && schema.safeParse(text).error?.issues) || [];
        for (const issue of issues) context.addIssue({ code: 'custom', message: issue.message });
      }),
    )
    .default('');

/** A moment with or without an offset, in UTC if it has none; null for none. */
const optionalMoment = () => inputMoment({ offset: true, error: 'Enter a date and a time' }).nullish();

/** The editable fields. A draft needs a title alone; `requiredToPublish` names what a published article needs. */
export const blogPostFieldsSchema = z.object({
  title: requiredText('Title is required')
    .max(200, 'Use at most 200 characters')
    .meta({ example: 'How to read a supplement label' }),
  /** Without one, a draft gets a slug from its title. */
  slug: draftText('Slug is required', slugSchema).meta({ example: 'how-to-read-a-supplement-label' }),
  excerpt: draftText('Excerpt is required', z.string().max(1000, 'Use at most 1,000 characters')).meta({
    example: 'What the numbers on the label mean.',
  }),
  /** HTML; sanitized on the server when saved. */
  content: draftText('Content is required', z.string().max(500_000, 'Use at most 500,000 characters')).meta({
    example: '<p>The serving size comes first.</p>',
  }),
  /** One of `blogCategories`, or of those that the owner added. */
  category: emptyAsNull(LONGEST_CATEGORY).nullish().meta({ example: 'EXPERT GUIDE' }),
  imageUrl: draftText('Image URL is required', pictureAddress).meta({ example: '/uploads/label.webp' }),
  published: z.boolean().default(false),
  /**
   * With `published`: in the future, the article is scheduled and hidden until then; in the past, it is the date shown.
   * Null publishes at once; if omitted, the stored time is kept.
   */
  publishAt: optionalMoment().meta({ example: '2026-03-30T07:00:00.000Z' }),
  /** When a published article becomes a draft again. Null for never; if omitted, the stored time is kept. */
  unpublishAt: optionalMoment().meta({ example: '2026-12-31T22:59:00.000Z' }),
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
  /** A minor edit is not listed below the article. */
  minor: z.boolean().default(false),
  /** The version that was edited. If another edit was saved in between, the response is 409. */
  version: z.number().int().optional(),
});
type BlogPostFields = z.output<typeof blogPostFieldsSchema>;

/** What a published article needs, with the message if it is missing. */
const requiredToPublish = [
  ['slug', 'Slug is required'],
  ['excerpt', 'Excerpt is required'],
  ['content', 'Content is required'],
  ['category', 'Category is required'],
  ['imageUrl', 'Image URL is required'],
] as const;

/** A title without letters that a slug can have gets one from the article's number. */
const isMissing = (post: BlogPostFields, name: (typeof requiredToPublish)[number][0]) =>
  (post[name] ?? '') === '' && !(name === 'slug' && toSlug(post.title) === '');

/** Checks fields against each other, even if one of them is invalid, so that a form shows every message at once. */
function withPublishingRules<Schema extends z.ZodType<BlogPostFields>>(schema: Schema): Schema {
  const always = () => true;
  const complete = requiredToPublish.reduce<Schema>(
    (checked, [name, message]) =>
      checked.refine((post) => !post.published || !isMissing(post, name), {
        path: [name],
        message,
        when: always,
      }),
    schema,
  );
  return complete.refine(
    ({ publishAt, unpublishAt }) =>
      !publishAt || !unpublishAt || Date.parse(publishAt) < Date.parse(unpublishAt),
    { path: ['unpublishAt'], message: 'Choose a time after the publication' },
  );
}

/** The fields with the rules of publishing, for forms. */
export const blogPostFormSchema = withPublishingRules(blogPostFieldsSchema);

/** A field of responses that only the server sets. It is accepted in a request and ignored. */
const readOnly = () => z.unknown().optional().meta({ readOnly: true });

/**
 * The body of a request: the editable fields. It may contain the other fields of a response, so that a client can send
 * a response back with its changes. Unknown fields are refused.
 */
export const blogPostInputSchema = withPublishingRules(
  z.strictObject({
    ...blogPostFieldsSchema.shape,
    id: readOnly(),
    /** The stored one changes nothing. Another one is `publishAt` by the name that responses have for it. */
    publishedAt: optionalMoment().meta({ example: '2026-03-30T07:00:00.000Z' }),
    status: readOnly(),
    previewUrl: readOnly(),
    changes: readOnly(),
    studies: readOnly(),
    questions: readOnly(),
    removed: readOnly(),
  }),
);
/** The input before parsing: fields with a default are optional. */
export type BlogPostInput = z.input<typeof blogPostFieldsSchema>;

/** An article in API responses. */
export const blogPostSchema = z.object({
  id: z.number().int(),
  ...answerShape(blogPostFieldsSchema.omit({ changeNote: true, minor: true }).shape),
  /** The date shown: of its first publication, or the one that the owner chose; null if it was never published. */
  publishedAt: z.iso.datetime().nullable(),
  /** `published` is true for a scheduled article as well. */
  status: z.enum(postStatuses),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** The `fields` of a list: with `summary`, its articles have no `content`. */
export const postListFields = z.literal('summary', "Enter 'summary', or leave it out");

/** An article in a list, which may be one of summaries. */
export const listedPostSchema = blogPostSchema.partial({ content: true });
/** An article without its text. */
export type PostSummary = Omit<BlogPost, 'content'>;

/** An article as it was saved. */
export const savedPostSchema = blogPostSchema.extend({
  /** What was removed from its text because articles cannot have it, in words; absent if nothing was. */
  removed: z
    .array(z.string())
    .meta({ example: ['1 frame'] })
    .optional(),
});
export type SavedPost = z.infer<typeof savedPostSchema>;

/** An article for its owner. */
export const ownerPostSchema = blogPostSchema.extend({
  /** The secret address of its preview. */
  previewUrl: z
    .string()
    .meta({ example: 'https://astaguide.example/preview/6f1c1f0e-2f4e-4c58-9a58-0d1a52f0a3c7' }),
});
export type OwnerPost = z.infer<typeof ownerPostSchema>;

/** A change of a published article. */
const articleChangeSchema = z.object({
  at: z.iso.datetime(),
  /** What changed, in the owner's words; null if not stated. */
  note: z.string().nullable().meta({ example: 'Corrected the dose of the second trial.' }),
});

/** An article on its own page. */
export const articleSchema = blogPostSchema.extend({
  /** Its changes since it was published, newest first. */
  changes: z.array(articleChangeSchema),
  /** The studies that its text cites, shows or links to, in the order of the text. */
  studies: z.array(textStudySchema),
  /** The questions of the FAQ that its text shows. */
  questions: z.array(textQuestionSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** An article in the bin. */
export const binnedPostSchema = z.object({
  id: z.number().int(),
  title: z.string().meta({ example: 'How to read a supplement label' }),
  slug: z.string().meta({ example: 'how-to-read-a-supplement-label' }),
  deletedAt: z.iso.datetime(),
});
export type BinnedPost = z.infer<typeof binnedPostSchema>;

/** Days until an article in the bin is deleted for good. */
export const BIN_DAYS = 30;
