import type { SiteSettings } from '@astaguide/contracts/site-settings';

/** The site's settings: what a test does not name is as on a first start. */
export function sampleSettings(fields: Partial<SiteSettings> = {}): SiteSettings {
  return {
    siteName: 'AstaGuide',
    logoUrl: null,
    faviconUrl: null,
    socialProof: 'simulated',
    timeZone: 'UTC',
    updatedAt: '2026-05-04T09:00:00.000Z',
    ...fields,
  };
}
