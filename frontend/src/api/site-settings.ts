import type { FALLBACK_TITLE, SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { queryOptions, useQuery } from '@tanstack/react-query';

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

/** The day of a moment in the site's time zone: 'YYYY-MM-DD'. In UTC while the settings are missing. */
export function useSiteDay(): (moment: string) => string {
  const { data: settings } = useQuery(siteSettingsQuery);
  return (moment) => {
    try {
      return dayIn(new Date(moment), settings?.timeZone ?? 'UTC');
    } catch {
      // A browser may know fewer time zones than the server.
      return moment.slice(0, 10);
    }
  };
}
