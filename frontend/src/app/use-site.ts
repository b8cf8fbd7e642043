import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../api/site-settings';
import { usePageState } from './page-state';

/** The site's public identity. */
export interface Site {
  /** Public origin, without a trailing slash. */
  url: string;
  name: string;
  logoUrl?: string | null | undefined;
  faviconUrl?: string | null | undefined;
}

export function useSite(): Site {
  const { publicUrl } = usePageState();
  const { data: settings } = useQuery(siteSettingsQuery);
  return {
    url: publicUrl,
    name: siteNameOf(settings),
    logoUrl: settings?.logoUrl,
    faviconUrl: settings?.faviconUrl,
  };
}

/** '/blog' → 'https://site.example/blog'; an absolute URL is unchanged. */
export function absoluteUrl(site: Pick<Site, 'url'>, href: string): string {
  return new URL(href, site.url).href;
}
