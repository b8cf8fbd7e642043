import { documentTitle } from '../lib/document-title';
import defaultFavicon from '../ui/favicon.svg';
import { serializeForHtml } from './page-state';
import type { MatchedRoute } from './routes';
import { absoluteUrl, useSite } from './use-site';
import { paperColors } from '../lib/theme/theme';

/** A page's title, description and favicon, and its tags for search engines and sharing. */
export function HeadTags({ matched, pathname }: { matched: MatchedRoute; pathname: string }) {
  const site = useSite();
  const head = matched.route.useHead(matched.params);
  const { title, description, image, type = 'website', jsonLd = [] } = head;
  const isIndexed = matched.found && !matched.route.isPrivate && !head.isHidden;
  const address = site.url + (pathname.replace(/\/$/, '') || '/');
  return (
    <>
      <title>{documentTitle(title, site.name)}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {isIndexed && (
        <>
          <meta property="og:site_name" content={site.name} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          {image && <meta property="og:image" content={absoluteUrl(site, image)} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
          <link rel="alternate" type="application/rss+xml" title={`${site.name} articles`} href="/feed.xml" />
          {jsonLd.map((data, index) => (
            <script
              key={index}
              type="application/ld+json"
              dangerouslySetInnerHTML={{
                __html: serializeForHtml({ '@context': 'https://schema.org', ...data }),
              }}
            />
          ))}
        </>
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperColors.dark} />
      <link rel="icon" href={site.faviconUrl || defaultFavicon} />
    </>
  );
}
