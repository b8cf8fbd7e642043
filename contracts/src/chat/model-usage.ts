import { z } from 'zod';

/** US dollars per million tokens. */
const tokenPrice = z
  .number('Enter a price such as 0.15')
  .min(0, 'Enter a price such as 0.15')
  .max(10_000, 'Enter at most 10,000')
  .nullable()
  .default(null)
  .meta({ example: 0.15 });

/** The body of `PUT /api/chat/model`: what the language model may use, and what it costs. */
export const modelBudgetSchema = z.object({
  /** Maximum number of tokens a day, prompt and answer together. Beyond it, and at 0, the built-in answers are used. */
  dailyTokens: z
    .int('Enter a whole number')
    .min(0, 'Enter 0 or more')
    .max(1_000_000_000, 'Enter at most 1,000,000,000')
    .meta({ example: 3_000_000 }),
  /** Null: unknown, so no cost is computed. */
  promptPrice: tokenPrice.describe('US dollars per million tokens of prompts.'),
  answerPrice: tokenPrice.describe('US dollars per million tokens of answers.'),
});
export type ModelBudget = z.output<typeof modelBudgetSchema>;

/** The response of `GET /api/chat/model`. */
export const modelUsageSchema = modelBudgetSchema.extend({
  /** Name of the language model; null if none is configured. */
  model: z.string().meta({ example: 'gpt-5-mini' }).nullable(),
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        requests: z.int().meta({ example: 40 }),
        /** As reported by the model; where it reports none, an upper estimate from the length of the text. */
        promptTokens: z.int().meta({ example: 90_000 }),
        answerTokens: z.int().meta({ example: 12_000 }),
        /** US dollars; null without both prices. */
        cost: z.number().meta({ example: 0.0207 }).nullable(),
      }),
    )
    .describe('The last 30 days with requests, in the site’s time zone, newest first.'),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;
