import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../api/site-settings';
import defaultFavicon from '../ui/favicon.svg';
import { usePageState } from './page-state';
import { documentTitle } from './page-title';
import type { MatchedRoute } from './routes';

/** Title, description, canonical address and favicon of a page. */
export function HeadTags({ matched, pathname }: { matched: MatchedRoute; pathname: string }) {
  const { publicUrl } = usePageState();
  const { data: settings } = useQuery(siteSettingsQuery);
  const { title, description } = matched.route.useHead(matched.params);
  const isIndexed = matched.found && !matched.route.isPrivate;
  return (
    <>
      <title>{documentTitle(title, siteNameOf(settings))}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <link rel="canonical" href={publicUrl + (pathname.replace(/\/$/, '') || '/')} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16120f" />
      <link rel="icon" href={settings?.faviconUrl || defaultFavicon} />
    </>
  );
}
