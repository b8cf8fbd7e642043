import { z } from 'zod';
import { inputDay, inputMoment } from '../lib/calendar-range';
import { checkDays } from '../lib/report-period';
import { requiredText } from '../lib/storable-text';

/** The range of a shared report: relative to today, or fixed days. */
export const sharedRanges = ['7d', '28d', '90d', '12m', 'custom'] as const;

/** Maximum number of share links. */
export const MAX_SHARE_LINKS = 50;

const day = inputDay().nullish();

/** The body of `POST /api/share-links`. */
export const shareLinkInputSchema = z
  .object({
    name: requiredText('Give the link a name').max(80),
    range: z.enum(sharedRanges),
    /** First and last day in the owner's time zone, both inclusive; only, and always, with the range 'custom'. */
    from: day,
    to: day,
    /** When the link expires; null or omitted for never. */
    expiresAt: inputMoment({ offset: true }).nullish(),
    /** Whether the report shows estimated earnings. */
    showsEarnings: z.boolean().default(false),
  })
  .meta({ example: { name: 'For the accountant', range: '28d' } })
  .check(({ value: { range, from, to }, issues }) =>
    checkDays({ value: { range, from: from ?? undefined, to: to ?? undefined }, issues }),
  );
export type ShareLinkInput = z.input<typeof shareLinkInputSchema>;

/** A share link, as listed by `GET /api/share-links`, newest first. */
export const shareLinkSchema = z.object({
  id: z.number().int(),
  name: z.string().meta({ example: 'For the accountant' }),
  range: z.enum(sharedRanges),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  showsEarnings: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** The response of `POST /api/share-links`: the only one that contains the URL. */
export const newShareLinkSchema = shareLinkSchema.extend({
  /** The full URL: 'https://example.com/shared/…'. */
  url: z.string().meta({ example: 'https://example.com/shared/k3J9' }),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;
