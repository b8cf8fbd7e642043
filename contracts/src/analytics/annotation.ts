import { z } from 'zod';
import { inputDay, inputMoment } from '../lib/calendar-range';
import { requiredText } from '../lib/storable-text';

/** Kinds of annotations: a change in the catalog, a published article, or the owner's note. */
export const annotationKinds = ['price', 'rank', 'stock', 'published', 'note'] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

const MAX_NOTE_LENGTH = 300;

/** The query of `GET /api/analytics/annotations`: days in the owner's time zone, both inclusive. */
export const annotationsQuerySchema = z
  .object({
    from: inputDay().describe('First day in the site’s time zone.'),
    to: inputDay().describe('Last day, inclusive.'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end date is before the start date' });

/** An annotation, as listed by `GET /api/analytics/annotations`, oldest first. */
export const annotationSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(annotationKinds),
  text: z.string().meta({ example: 'Price of Astaxanthin 12 mg: $29.99 → $27.99' }),
  /** Also null if the product was deleted permanently. */
  productId: z.number().int().nullable(),
  postId: z.number().int().nullable(),
});
export type Annotation = z.infer<typeof annotationSchema>;

/** The body of `POST /api/analytics/annotations` and `PUT /api/analytics/annotations/{id}`. */
export const annotationInputSchema = z.object({
  /** When the noted event happened; ISO 8601 with an offset. */
  at: inputMoment({ offset: true, error: 'Choose a date' }).refine(
    (at) => at >= '2000' && at < '2100',
    'Choose a date in this century',
  ),
  text: requiredText('Enter a text').max(MAX_NOTE_LENGTH).meta({ example: 'The newsletter was sent' }),
});
export type AnnotationInput = z.input<typeof annotationInputSchema>;
