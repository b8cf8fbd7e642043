import { z } from 'zod';
import { MAX_ROW_ID } from '../lib/row-id';
import { rowId } from '../lib/row-id-schema';
import { requiredText } from '../lib/storable-text';

const MAX_QUESTION_LENGTH = 300;
const MAX_ANSWER_LENGTH = 3000;

/** The body of `POST /api/written-answers` and `PUT /api/written-answers/{id}`. */
export const writtenAnswerInputSchema = z.object({
  question: requiredText('Enter the question')
    .max(MAX_QUESTION_LENGTH)
    .meta({ example: 'Is Reef 6mg halal?' }),
  answer: requiredText('Write the answer')
    .max(MAX_ANSWER_LENGTH)
    .describe('Plain text; a blank line begins a paragraph.')
    .meta({ example: 'The maker has no halal certificate. The capsule is bovine gelatine.' }),
  productId: rowId
    .nullable()
    .default(null)
    .describe('The product whose review shows it; null for the FAQ.')
    .meta({ example: 7 }),
});
export type WrittenAnswerInput = z.infer<typeof writtenAnswerInputSchema>;

/** An answer of the owner to a question of visitors: an entry of the FAQ, or of a product's review. */
export const writtenAnswerSchema = z.object({
  id: z.number().int(),
  question: z.string().meta({ example: 'Is Reef 6mg halal?' }),
  answer: z.string().meta({ example: 'The maker has no halal certificate. The capsule is bovine gelatine.' }),
  product: z
    .object({
      id: z.number().int(),
      name: z.string().meta({ example: 'Reef 6mg' }),
      slug: z.string().meta({ example: 'reef-6mg' }),
    })
    .nullable(),
  updatedAt: z.iso.datetime(),
});
export type WrittenAnswer = z.infer<typeof writtenAnswerSchema>;

/** The query of `GET /api/written-answers`. */
export const writtenAnswersQuerySchema = z.object({
  about: z
    .string()
    .regex(/^(?:site|[1-9]\d*)$/, "Say 'site', or the id of a product")
    .refine((about) => about === 'site' || Number(about) <= MAX_ROW_ID, 'There is no such product')
    .optional()
    .describe('`site` for the FAQ, or the id of a product for its review; otherwise all.'),
});
