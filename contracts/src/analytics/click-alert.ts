import { z } from 'zod';

/** A row of `GET /api/click-alerts`, newest first: clicks that moved against the same hours of the weeks before. */
export const clickAlertSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['fall', 'jump']),
  /** The hours that were looked at; the end is not one of them. */
  windowStart: z.iso.datetime(),
  windowEnd: z.iso.datetime(),
  clicks: z.number().int(),
  /** Median of the same hours in the weeks before. */
  expected: z.number(),
  createdAt: z.iso.datetime(),
  /** Null until the owner has said that it was seen. */
  dismissedAt: z.iso.datetime().nullable(),
});
export type ClickAlert = z.infer<typeof clickAlertSchema>;
