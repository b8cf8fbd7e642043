import { z } from 'zod';

/** An error answer, `application/problem+json` (RFC 9457). `errors` is there for bad input, and names a value already taken. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** For 409 because of another edit: the entity as it stands now. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
