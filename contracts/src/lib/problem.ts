import { z } from 'zod';

/** An error response, `application/problem+json` (RFC 9457). `errors` lists invalid fields and values already taken. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The current entity, if the response is 409 because of a conflicting edit. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
