import type { FALLBACK_TITLE, SiteSettings } from '@astaguide/contracts/site/site-settings';
import { queryOptions } from '@tanstack/react-query';

/** Stands for the site's name while settings are absent. Typed, not imported: no schema reaches a visitor. */
const fallbackTitle: typeof FALLBACK_TITLE = 'Astaxanthin Guide';

/** Name, logo and favicon; kept for 5 minutes. */
export const siteSettingsQuery = queryOptions<SiteSettings>({
  queryKey: ['/api/site-settings'],
  staleTime: 300_000,
});

/** The name to show: the owner's, or the fallback title. */
export function siteNameOf(settings: SiteSettings | undefined): string {
  return settings?.siteName.trim() || fallbackTitle;
}
