import { z } from 'zod';

/** An alert of `GET /api/traffic-alerts`, newest first: clicks differ from the same hours of previous weeks. */
export const trafficAlertSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['drop', 'spike']),
  /** The hours compared; the end is exclusive. */
  windowStart: z.iso.datetime(),
  windowEnd: z.iso.datetime(),
  clicks: z.number().int(),
  /** Median of the same hours of the previous weeks. */
  expected: z.number(),
  createdAt: z.iso.datetime(),
  /** Null until the owner dismisses it. */
  dismissedAt: z.iso.datetime().nullable(),
});
export type TrafficAlert = z.infer<typeof trafficAlertSchema>;
