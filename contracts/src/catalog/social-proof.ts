import { z } from 'zod';

/** Days covered, including today. */
export const SOCIAL_PROOF_DAYS = 7;
/** Minimum number of readers for a product to be listed. */
export const MIN_READERS = 5;

/**
 * The response of `GET /api/social-proof`: readers who opened a product's offer in the last 7 days, most first.
 * Empty unless the owner's setting is `real`, because metrics are otherwise private.
 *
 * `readers` is the sum of daily distinct visitors who clicked a buy link, without bots and demo data, and with no more
 * than a few visitors of one network a day. A visitor who returns on another day counts again, because visitors cannot
 * be recognised across days.
 */
export const offerReadersSchema = z.object({
  productId: z.number().int(),
  slug: z.string().meta({ example: 'reef-6mg' }),
  name: z.string().meta({ example: 'Reef 6mg' }),
  imageUrl: z.string().meta({ example: '/pictures/reef-6mg.webp' }),
  readers: z.number().int().min(MIN_READERS),
});
export type OfferReaders = z.infer<typeof offerReadersSchema>;
