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
  description: string;
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
    element('rss', [channel], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }),
  );
}

function itemOf({ title, address, description, category, publishedAt }: FeedItem): string {
  return element('item', [
    element('title', title),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    element('description', description),
    element('category', category),
    // RSS requires RFC 822.
    element('pubDate', publishedAt.toUTCString()),
  ]);
}
