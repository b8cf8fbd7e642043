import { z } from 'zod';

/** Days that the metrics cover, today included. */
export const SOCIAL_PROOF_DAYS = 7;
/** Readers from which a product is listed. */
export const MIN_READERS = 5;

/**
 * `GET /api/social-proof`: how many readers opened a product's offer in the last 7 days, most first.
 * Empty unless the owner's setting is `real`: until then the metrics are the owner's alone.
 *
 * `readers` is the sum of the days' distinct visitors who clicked a buy link, robots left out. Somebody who
 * came back on another day counts once on each, because no visitor can be recognised across days.
 */
export const offerReadersSchema = z.object({
  productId: z.number().int(),
  readers: z.number().int().min(MIN_READERS),
});
export type OfferReaders = z.infer<typeof offerReadersSchema>;
