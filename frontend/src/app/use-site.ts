import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../api/site-settings';
import { usePageState } from './page-state';

/** The site as others see it. */
export interface Site {
  /** Outside origin, no slash at the end. */
  url: string;
  name: string;
  logoUrl?: string | null | undefined;
}

export function useSite(): Site {
  const { publicUrl } = usePageState();
  const { data: settings } = useQuery(siteSettingsQuery);
  return { url: publicUrl, name: siteNameOf(settings), logoUrl: settings?.logoUrl };
}

/** '/blog' → 'https://site.example/blog'; an address with an origin stays as it is. */
export function absoluteUrl(site: Pick<Site, 'url'>, href: string): string {
  return new URL(href, site.url).href;
}
