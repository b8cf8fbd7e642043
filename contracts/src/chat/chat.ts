import { z } from 'zod';
import { LONGEST_MESSAGE, MOST_SUGGESTED } from './chat-rules';
import { requiredText, storableText } from '../values/storable-text';

/** A turn of the conversation. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: storableText().max(8000),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** `POST /api/chat`. */
export const chatRequestSchema = z.object({
  message: requiredText('Write a question').max(LONGEST_MESSAGE),
  /** What was said before, oldest first, without the new message. */
  conversationHistory: z.array(chatMessageSchema).max(50).default([]),
});
/** What a caller may send. */
export type ChatRequest = z.input<typeof chatRequestSchema>;

/** A page that an answer rests on. */
export const chatSourceSchema = z.object({
  title: z.string(),
  /** Path on this site: '/faq', '/review/…'. */
  url: z.string(),
});

/** The answer of `POST /api/chat`, and the data of the stream's last event. */
export const chatResponseSchema = z.object({
  /** Plain text in short paragraphs, with a blank line between; lines that begin with '- ' are a list. */
  response: z.string(),
  sources: z.array(chatSourceSchema),
  /** Ids of the products that the answer is about, the closest first; none where `care` is true. */
  products: z.array(z.number().int()).max(MOST_SUGGESTED),
  /** The message, or what was said before it, calls for care: nothing is offered for sale beside the answer. */
  care: z.boolean(),
});
export type ChatResponse = z.infer<typeof chatResponseSchema>;

/** A row of `GET /api/chat/questions`: alike questions grouped, the most asked first. */
export const chatQuestionSchema = z.object({
  /** The latest wording. */
  question: z.string(),
  times: z.number().int(),
  lastAskedAt: z.iso.datetime(),
  /** Whether the latest was answered from a source. */
  answered: z.boolean(),
});
export type ChatQuestion = z.infer<typeof chatQuestionSchema>;
