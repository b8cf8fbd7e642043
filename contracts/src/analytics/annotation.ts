import { z } from 'zod';
import { inputDay, inputMoment } from '../values/calendar-range';
import { atMost, requiredText } from '../values/storable-text';

/** What an annotation tells of: changes of the catalog, a published article, or a note of the owner's own. */
export const annotationKinds = ['price', 'rank', 'stock', 'published', 'note'] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

const LONGEST_NOTE = 300;

/** The query of `GET /api/analytics/annotations`: days of the owner's zone, both included. */
export const annotationsQuerySchema = z
  .object({ from: inputDay(), to: inputDay() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day lies before the first' });

/** A row of `GET /api/analytics/annotations`, oldest first. */
export const annotationSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(annotationKinds),
  text: z.string(),
  /** Null also where the product is gone for good. */
  productId: z.number().int().nullable(),
  postId: z.number().int().nullable(),
});
export type Annotation = z.infer<typeof annotationSchema>;

/** The body of `POST /api/analytics/annotations` and `PUT /api/analytics/annotations/{id}`. */
export const noteInputSchema = z.object({
  /** When what the note tells of was; ISO 8601 with an offset. */
  at: inputMoment({ offset: true, error: 'Choose a day' }).refine(
    (at) => at >= '2000' && at < '2100',
    'Choose a day of this century',
  ),
  text: requiredText('Write a note').max(LONGEST_NOTE, atMost(LONGEST_NOTE)),
});
export type NoteInput = z.input<typeof noteInputSchema>;
