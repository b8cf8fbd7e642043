import { z } from 'zod';
import { rowId } from '../lib/row-id-schema';
import { storableText } from '../lib/storable-text';
import { blogPostSchema } from './blog-post';

/** A version of an article in a list: every save is one, and so is the text that lost a conflict. */
export const postVersionSchema = z.object({
  version: z.number().int(),
  savedAt: z.iso.datetime(),
  /** Whether the owner called the edit minor. */
  minor: z.boolean(),
  /** What the edit changed, in the owner's words. */
  note: z.string().nullable().meta({ example: 'Corrected the dose of the second trial.' }),
  title: z.string().meta({ example: 'How to read a supplement label' }),
  /** `conflict` is a text that was refused because another edit had been saved before it. */
  kind: z.enum(['save', 'conflict']),
});
export type PostVersion = z.infer<typeof postVersionSchema>;

/** The fields that a version keeps, and that restoring it brings back. The address and the times are not among them. */
export const versionedFields = [
  'title',
  'excerpt',
  'content',
  'category',
  'imageUrl',
  'metaDescription',
  'keywords',
  'author',
  'reviewer',
  'checkedOn',
] as const;

const versioned = Object.fromEntries(versionedFields.map((field) => [field, true])) as Record<
  (typeof versionedFields)[number],
  true
>;

/** A version with its text. */
export const postVersionTextSchema = postVersionSchema.extend(blogPostSchema.pick(versioned).shape);
export type PostVersionText = z.infer<typeof postVersionTextSchema>;

/** Characters of all values of a working copy; more than the longest article has. */
const LARGEST_COPY = 600_000;

/** What is typed in an editor, as typed: it need not be valid. */
const typedValues = z
  .record(storableText().max(50), z.union([storableText(), z.boolean()]))
  .refine((values) => JSON.stringify(values).length <= LARGEST_COPY, 'Use at most 600,000 characters');

/** The body of `PUT /api/blog/working-copies/{id}`. */
export const workingCopyInputSchema = z.strictObject({
  /** The article that is edited; null for a new one. */
  postId: rowId.nullable(),
  values: typedValues.meta({ example: { title: 'How to read a label', content: '<p>First words.</p>' } }),
});

/** A working copy in a list. */
export const workingCopySchema = z.object({
  id: z.uuid(),
  postId: z.number().int().nullable(),
  /** The title as typed; it may be empty. */
  title: z.string().meta({ example: 'How to read a label' }),
  savedAt: z.iso.datetime(),
});
export type WorkingCopy = z.infer<typeof workingCopySchema>;

/** A working copy with what was typed. */
export const workingCopyTextSchema = workingCopySchema.extend({
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type WorkingCopyText = z.infer<typeof workingCopyTextSchema>;
