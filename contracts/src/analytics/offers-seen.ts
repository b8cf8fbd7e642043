import { z } from 'zod';

/**
 * The event that tells which buy links a visitor had before the eyes, for a second or longer: one or two for a
 * page that was opened. It is counted by its type and as a visitor's, never as a page view or a click, and is not
 * among the summary's recent events, which tell what people did.
 */
export const OFFERS_SEEN = 'offers_seen';

/** The most offers one such event tells of; what goes beyond is not counted. */
export const MOST_OFFERS_SEEN = 60;

/** One offer of a page; several links to the same product in the same slot are one. */
export const seenOfferSchema = z.object({
  slot: z.string().min(1).max(64),
  productId: z.number().int().min(1).max(2_147_483_647),
  /** The rank shown beside the link. */
  rank: z.number().int().min(1).max(1000).optional(),
});
export type SeenOffer = z.infer<typeof seenOfferSchema>;

/** `eventData` of such an event as the site sends it. */
export const offersSeenSchema = z.looseObject({
  page: z.string(),
  offers: z.array(seenOfferSchema).min(1).max(MOST_OFFERS_SEEN),
});
export type OffersSeen = z.infer<typeof offersSeenSchema>;
