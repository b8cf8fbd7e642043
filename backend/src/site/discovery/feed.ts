import { element, xmlDocument } from './xml';

export interface Feed {
  title: string;
  description: string;
  /** The page the feed belongs to; a whole address, like the others here. */
  pageAddress: string;
  feedAddress: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  address: string;
  /** The address that the article had first: feed readers know it by this. */
  guid: string;
  description: string;
  /** The whole text: HTML with whole addresses. */
  html: string;
  author: string;
  picture: string;
  category: string;
  publishedAt: Date;
}

/** A feed by RSS 2.0. */
export function feedXml({ title, description, pageAddress, feedAddress, items }: Feed): string {
  const channel = element('channel', [
    element('title', title),
    element('link', pageAddress),
    element('description', description),
    element('language', 'en'),
    element('atom:link', '', { href: feedAddress, rel: 'self', type: 'application/rss+xml' }),
    ...items.map(itemOf),
  ]);
  return xmlDocument(
    element('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    }),
  );
}

function itemOf(item: FeedItem): string {
  const { title, address, guid, description, html, author, picture, category, publishedAt } = item;
  return element('item', [
    element('title', title),
    element('link', address),
    element('guid', guid, { isPermaLink: 'true' }),
    element('description', description),
    element('content:encoded', html),
    element('dc:creator', author),
    element('media:content', '', { url: picture, medium: 'image' }),
    element('category', category),
    // RSS requires RFC 822.
    element('pubDate', publishedAt.toUTCString()),
  ]);
}
