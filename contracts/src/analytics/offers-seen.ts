import { z } from 'zod';
import { rowId } from '../lib/row-id-schema';
import { storableText } from '../lib/storable-text';

/**
 * The event with a page's impressions: the buy links that were visible for at least a second. One or two events per
 * page view. It counts as an event of its type and for its visitor, but not as a page view or click, and is not listed
 * in the summary's recent events.
 */
export const OFFERS_SEEN = 'offers_seen';

/** Maximum number of offers per event; further ones are not counted. */
export const MAX_OFFERS_SEEN = 60;

/** A rank shown beside a buy link. */
export const shownRank = z.number().int().min(1).max(1000);

/** An offer on a page; several links to the same product in the same link placement are one offer. */
export const seenOfferSchema = z.object({
  linkPlacement: storableText().min(1).max(64),
  productId: rowId,
  rank: shownRank.optional(),
});
export type SeenOffer = z.infer<typeof seenOfferSchema>;

/** `eventData` of this event, as the site sends it. */
export const offersSeenSchema = z.looseObject({
  page: z.string(),
  offers: z.array(seenOfferSchema).min(1).max(MAX_OFFERS_SEEN),
});
export type OffersSeen = z.infer<typeof offersSeenSchema>;
