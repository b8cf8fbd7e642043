import { z } from 'zod';
import { requiredText } from '../lib/storable-text';
import { optionalPicture } from '../lib/web-address';

/** The title shown while settings are absent or cannot be loaded. */
export const FALLBACK_TITLE = 'Astaxanthin Guide';

export const NOT_A_TIME_ZONE = 'Unknown time zone';

const PRICE_AGE = 'Enter a whole number of days from 1 to 365';

/** Source of the recent-purchase popup's notices. */
export const socialProofModes = ['simulated', 'real', 'off'] as const;

/** The response of `GET /api/site-settings`. */
export const siteSettingsSchema = z.object({
  siteName: z.string().meta({ example: 'AstaGuide' }),
  logoUrl: z.string().meta({ example: '/uploads/logo.webp' }).nullable(),
  faviconUrl: z.string().meta({ example: '/uploads/favicon.webp' }).nullable(),
  socialProof: z.enum(socialProofModes),
  /** Whether buy links lead through this site's redirect, which counts clicks without JavaScript as well. */
  clicksThroughSite: z.boolean(),
  /** Whether visitors see the commission rates. Many affiliate programs forbid it. */
  publishCommissions: z.boolean(),
  /** Beside a price that was checked longer ago than these days, pages say that it may have changed. */
  priceMaxAgeDays: z.number().int(),
  /** IANA name of the time zone of all metrics and of the dashboard: 'Europe/Berlin'. */
  timeZone: z.string().meta({ example: 'Europe/Berlin' }),
  updatedAt: z.iso.datetime(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The fields that the owner can change. */
export const siteSettingsFieldsSchema = z.object({
  siteName: requiredText('Site name is required').max(100).meta({ example: 'AstaGuide' }).optional(),
  logoUrl: optionalPicture.meta({ example: '/uploads/logo.webp' }),
  faviconUrl: optionalPicture.meta({ example: '/uploads/favicon.webp' }),
  socialProof: z.enum(socialProofModes).optional(),
  clicksThroughSite: z.boolean().optional(),
  publishCommissions: z.boolean().optional(),
  priceMaxAgeDays: z.number(PRICE_AGE).int(PRICE_AGE).min(1, PRICE_AGE).max(365, PRICE_AGE).optional(),
  timeZone: z
    .string()
    .max(100)
    .refine(isTimeZone, NOT_A_TIME_ZONE)
    .meta({ example: 'Europe/Berlin' })
    .optional(),
});

/** The body of `PUT /api/site-settings`. Omitted fields stay unchanged; null or an empty text removes a picture. */
export const siteSettingsInputSchema = siteSettingsFieldsSchema.refine(
  (fields) => Object.values(fields).some((value) => value !== undefined),
  'At least one setting is required',
);
/** The input before parsing. */
export type SiteSettingsInput = z.input<typeof siteSettingsInputSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
