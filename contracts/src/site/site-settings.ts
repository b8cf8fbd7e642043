import { z } from 'zod';
import { requiredText } from '../values/storable-text';
import { optionalPicture } from '../values/web-address';

/** The title shown while settings are absent or cannot be loaded. */
export const FALLBACK_TITLE = 'Astaxanthin Guide';

export const NOT_A_TIME_ZONE = 'Unknown time zone';

/** Where the recent-purchase popup takes its notices from. */
export const socialProofModes = ['simulated', 'real', 'off'] as const;

/** `GET /api/site-settings`. */
export const siteSettingsSchema = z.object({
  siteName: z.string(),
  logoUrl: z.string().nullable(),
  faviconUrl: z.string().nullable(),
  socialProof: z.enum(socialProofModes),
  /** IANA name of the zone whose days everything is counted by, and that the dashboard shows: 'Europe/Berlin'. */
  timeZone: z.string(),
  updatedAt: z.iso.datetime(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** `PUT /api/site-settings`. What is left out stays as it is; null, or an empty address, takes a picture away. */
export const siteSettingsInputSchema = z.object({
  siteName: requiredText('Site name is required').max(100),
  logoUrl: optionalPicture,
  faviconUrl: optionalPicture,
  socialProof: z.enum(socialProofModes).optional(),
  timeZone: z.string().max(100).refine(isTimeZone, NOT_A_TIME_ZONE).optional(),
});
/** What a caller may send. */
export type SiteSettingsInput = z.input<typeof siteSettingsInputSchema>;
/** What is left of it when it is read: white space and empty addresses gone. */
export type SiteSettingsUpdate = z.output<typeof siteSettingsInputSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
