import { z } from 'zod';

/** The product's name, and the site's until the owner gives it another. */
export const DEFAULT_SITE_NAME = 'AstaGuide';
/** The title shown while settings are absent or cannot be loaded. */
export const FALLBACK_TITLE = 'Astaxanthin Guide';

/** Where the recent-purchase popup takes its notices from. */
export const socialProofModes = ['simulated', 'real', 'off'] as const;

/** `GET /api/site-settings`. */
export const siteSettingsSchema = z.object({
  siteName: z.string(),
  logoUrl: z.string().nullable(),
  faviconUrl: z.string().nullable(),
  socialProof: z.enum(socialProofModes),
  updatedAt: z.iso.datetime(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
