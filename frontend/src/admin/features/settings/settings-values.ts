import type { SiteSettings, SiteSettingsUpdate } from '@astaguide/contracts/site/site-settings';
import type { Control } from 'react-hook-form';

/** What the form holds: an absent picture is an empty field. */
export interface SettingsValues {
  siteName: string;
  logoUrl: string;
  faviconUrl: string;
  socialProof: SiteSettings['socialProof'];
  timeZone: string;
}

export type SettingsControl = Control<SettingsValues, unknown, SiteSettingsUpdate>;

export function settingsValues(settings: SiteSettings): SettingsValues {
  const { siteName, logoUrl, faviconUrl, socialProof, timeZone } = settings;
  return { siteName, logoUrl: logoUrl ?? '', faviconUrl: faviconUrl ?? '', socialProof, timeZone };
}
