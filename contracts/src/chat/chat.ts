import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, MAX_SUGGESTED } from './chat-rules';
import { requiredText, storableText } from '../lib/storable-text';

/** A turn of the conversation. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: storableText().max(8000),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The body of `POST /api/chat`. */
export const chatRequestSchema = z.object({
  message: requiredText('Write a question')
    .max(MAX_MESSAGE_LENGTH)
    .meta({ example: 'Which products have 12 mg per serving?' }),
  /** The previous messages, oldest first, without the new one. */
  conversationHistory: z.array(chatMessageSchema).max(50).default([]),
});
/** The input before parsing. */
export type ChatRequest = z.input<typeof chatRequestSchema>;

/** A page that an answer cites. */
export const chatSourceSchema = z.object({
  title: z.string().meta({ example: 'Comparison' }),
  /** Path on this site: '/faq', '/review/…'. */
  url: z.string().meta({ example: '/comparison' }),
});

/** The response of `POST /api/chat`, and the data of the stream's last event. */
export const chatResponseSchema = z.object({
  /** Plain text: short paragraphs separated by blank lines; lines that begin with '- ' are a list. */
  response: z.string().meta({ example: 'These products have 12 mg per serving.' }),
  sources: z.array(chatSourceSchema),
  /** Ids of the products that the answer is about, best match first; empty if `care` is true. */
  products: z.array(z.number().int()).max(MAX_SUGGESTED),
  /** Whether the conversation touches a sensitive health topic: no products are then shown with the answer. */
  care: z.boolean().meta({ example: false }),
});
export type ChatResponse = z.infer<typeof chatResponseSchema>;

/** A group of questions of one meaning, as listed by `GET /api/chat/questions`: unanswered first, then the most frequent. */
export const chatQuestionSchema = z.object({
  /** The most recent wording. */
  question: z.string().meta({ example: 'Which products have 12 mg per serving?' }),
  /** How the assistant understood it, in words; null for a topic that calls for care. */
  plan: z.string().meta({ example: 'List: mg per serving 12' }).nullable(),
  times: z.number().int(),
  lastAskedAt: z.iso.datetime(),
  /** Whether the most recent one was answered from a source. */
  answered: z.boolean(),
  /** How many visitors said that the answer helped, and how many that it did not. */
  helpful: z.int().meta({ example: 3 }),
  notHelpful: z.int().meta({ example: 1 }),
});
export type ChatQuestion = z.infer<typeof chatQuestionSchema>;

/** The body of `POST /api/chat/feedback`. */
export const chatFeedbackSchema = z.object({
  questionId: z.uuid('Send the id of the question').describe('The header `x-question-id` of the answer.'),
  helpful: z.boolean('Say whether the answer helped').describe('Whether the answer helped.'),
});
export type ChatFeedback = z.infer<typeof chatFeedbackSchema>;
