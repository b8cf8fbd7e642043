import type { PageIntro } from '@astaguide/content/blocks';
import type { PageHistory } from '@astaguide/content/page-history';
import { editorsName, EDITORS_PATH } from '@astaguide/content/about/editors';
import type { Article } from '@astaguide/contracts/publishing/blog-post';
import { absoluteUrl, type Site } from '../use-site';
import { publisherOf } from './web-site';

/** Structured data of an article, from what its page shows. */
export function articleData(site: Site, post: Article): object {
  const modified = post.changes[0]?.at ?? post.publishedAt;
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: [absoluteUrl(site, post.imageUrl)],
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(modified && { dateModified: modified }),
    articleSection: post.category,
    author: authorOf(site, post.author),
    ...(post.reviewer && { editor: { '@type': 'Person', name: post.reviewer } }),
    publisher: publisherOf(site),
    mainEntityOfPage: absoluteUrl(site, `/blog/${post.slug}`),
  };
}

/** The named author, or the site's editors with the address of their profile. */
function authorOf(site: Site, author: string | null): object {
  return author === null
    ? { '@type': 'Organization', name: editorsName(site.name), url: absoluteUrl(site, EDITORS_PATH) }
    : { '@type': 'Person', name: author };
}

/** Structured data of a guide, from what its page shows. */
export function guideData(site: Site, { heading, path }: PageIntro, history: PageHistory): object {
  return {
    '@type': 'Article',
    headline: heading,
    datePublished: history.writtenOn,
    dateModified: history.changes[0]?.date ?? history.writtenOn,
    author: authorOf(site, null),
    publisher: publisherOf(site),
    mainEntityOfPage: absoluteUrl(site, path),
  };
}
