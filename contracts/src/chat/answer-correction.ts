import { z } from 'zod';
import { requiredText } from '../lib/storable-text';
import { chatResponseSchema, chatSourceSchema } from './chat';
import { writtenAnswerInputSchema } from './written-answer';

const { question } = writtenAnswerInputSchema.shape;

/** The body of `POST /api/chat/corrections`: what answers a question from now on. */
export const answerCorrectionInputSchema = z.object({
  question,
  url: requiredText('Choose an answer')
    .max(500)
    .regex(/^\//, 'Choose a page of this site')
    .describe('The page of the passage, or the review of the product.')
    .meta({ example: '/faq#how-long' }),
  heading: requiredText('Choose an answer')
    .max(1000)
    .describe('The heading of the passage, or the name of the product.')
    .meta({ example: 'How long until I notice something?' }),
});
export type AnswerCorrectionInput = z.infer<typeof answerCorrectionInputSchema>;

/** The owner's choice of what answers a question, and every question of the same meaning. */
export const answerCorrectionSchema = z.object({
  id: z.number().int(),
  question,
  /** Null if the passage or the product is gone: the question is then answered as any other. */
  source: chatSourceSchema.nullable(),
});
export type AnswerCorrection = z.infer<typeof answerCorrectionSchema>;

/** The response of `GET /api/chat/corrections/candidates`. */
export const correctionCandidatesSchema = z.object({
  /** What a visitor who asks the question gets now. */
  current: chatResponseSchema,
  /** What a visitor would get instead, best match first. */
  candidates: z.array(
    z.object({ ...answerCorrectionInputSchema.omit({ question: true }).shape, answer: chatResponseSchema }),
  ),
});
export type CorrectionCandidates = z.infer<typeof correctionCandidatesSchema>;

/** The query of `GET /api/chat/corrections/candidates`. */
export const candidatesQuerySchema = z.object({
  question: question.describe('The question, as the visitor asked it.'),
  words: z.string().max(300).optional().describe('What to look for; the words of the question unless set.'),
});
