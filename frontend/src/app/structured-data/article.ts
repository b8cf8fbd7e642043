import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { absoluteUrl, type Site } from '../use-site';

/** Structured data of an article. The site is the author, because articles have no personal author. */
export function articleData(site: Site, post: BlogPost): object {
  const publisher = { '@type': 'Organization', name: site.name, url: site.url };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.metaDescription ?? post.excerpt,
    image: [absoluteUrl(site, post.imageUrl)],
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    articleSection: post.category,
    keywords: post.keywords,
    author: publisher,
    publisher,
    mainEntityOfPage: absoluteUrl(site, `/blog/${post.slug}`),
  };
}
