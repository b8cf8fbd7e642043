import type { FALLBACK_TITLE, SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { queryOptions } from '@tanstack/react-query';

/** The site's name without settings. Typed, not imported, so that no schema is in the visitors' bundle. */
const fallbackTitle: typeof FALLBACK_TITLE = 'Astaxanthin Guide';

/** Name, logo and favicon; cached for 5 minutes. */
export const siteSettingsQuery = queryOptions<SiteSettings>({
  queryKey: ['/api/site-settings'],
  staleTime: 300_000,
});

/** The owner's site name, or the fallback title. */
export function siteNameOf(settings: SiteSettings | undefined): string {
  return settings?.siteName.trim() || fallbackTitle;
}
