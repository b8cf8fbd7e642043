import { plural } from '@astaguide/contracts/lib/plural';
import { DomUtils } from 'htmlparser2';
import { isElement, parseBounded, type Element } from './dom';
import { plainText } from '../../rich-text/plain-text';
import { NoExportError, type SourceExport, type SourcePost } from './source-post';
import { replaceShortcodes, withParagraphs } from './shortcodes';

const statuses: Record<string, SourcePost['status']> = { publish: 'published', future: 'scheduled' };
/** States whose date is one of publication. */
const DATED = new Set(['publish', 'future', 'private']);
/** States of items that nobody wrote, or that were deleted. */
const UNWRITTEN = new Set(['trash', 'auto-draft', 'inherit']);

/** Reads an export of WordPress (WXR): an RSS feed with elements of its own. */
export function readWordPress(xml: string): SourceExport {
  const document = parseBounded(xml, { xmlMode: true });
  const channel = DomUtils.findOne(({ name }) => name === 'channel', document.children);
  if (!channel || !/<wp:wxr_version\b/.test(xml))
    throw new NoExportError('This XML file is no export of WordPress.');
  const site = originOf(textIn(channel, 'wp:base_blog_url') || textIn(channel, 'link'));
  const authors = new Map(
    children(channel, 'wp:author').map((author) => [
      textIn(author, 'wp:author_login'),
      textIn(author, 'wp:author_display_name'),
    ]),
  );
  const items = children(channel, 'item');
  const typeOf = (item: Element) => textIn(item, 'wp:post_type');
  const attachments = new Map(
    items
      .filter((item) => typeOf(item) === 'attachment')
      .map((item) => [
        textIn(item, 'wp:post_id'),
        { address: textIn(item, 'wp:attachment_url'), alt: metaOf(item, '_wp_attachment_image_alt') },
      ]),
  );
  const posts = items
    .filter((item) => typeOf(item) === 'post' && !UNWRITTEN.has(textIn(item, 'wp:status')))
    .map((item): SourcePost => {
      const id = textIn(item, 'wp:post_id');
      const link = textIn(item, 'link');
      const author = textIn(item, 'dc:creator');
      const content = textIn(item, 'content:encoded');
      const paragraphs = content.includes('<!-- wp:') ? content : withParagraphs(content);
      const { html, lost } = replaceShortcodes(paragraphs, (key) => attachments.get(key)?.address);
      const [category = null] = termsOf(item, 'category');
      return {
        source: `wordpress ${site ?? ''} ${id}`,
        title: plainText(textIn(item, 'title')),
        slug: decoded(textIn(item, 'wp:post_name')),
        status:
          textIn(item, 'wp:post_password') === ''
            ? (statuses[textIn(item, 'wp:status')] ?? 'draft')
            : 'draft',
        // The date of a post that never was public is that of its last save.
        publishedAt: DATED.has(textIn(item, 'wp:status')) ? dateOf(item) : null,
        excerpt: plainText(textIn(item, 'excerpt:encoded')),
        html,
        base: link || site || '',
        category,
        keywords: termsOf(item, 'post_tag'),
        author: authors.get(author) || author || null,
        metaDescription:
          metaOf(item, '_yoast_wpseo_metadesc') || metaOf(item, 'rank_math_description') || null,
        picture: attachments.get(metaOf(item, '_thumbnail_id'))?.address || null,
        oldAddresses: link === '' ? [] : [link],
        lost,
      };
    });
  const others = items
    .filter(
      (item) => !['post', 'attachment'].includes(typeOf(item)) && !UNWRITTEN.has(textIn(item, 'wp:status')),
    )
    .map(typeOf);
  return {
    format: 'wordpress',
    site,
    posts,
    leftOut: [...new Set(others)].map((type) =>
      plural(others.filter((other) => other === type).length, (type || 'item').replaceAll('_', ' ')),
    ),
    files: new Map(),
    library: new Map([...attachments.values()].map(({ address, alt }) => [address, alt])),
  };
}

const children = (parent: Element, name: string) =>
  parent.children.filter((child): child is Element => isElement(child) && child.name === name);

function textIn(parent: Element, name: string): string {
  const [first] = children(parent, name);
  return first ? DomUtils.textContent(first).trim() : '';
}

function metaOf(item: Element, key: string): string {
  const meta = children(item, 'wp:postmeta').find((entry) => textIn(entry, 'wp:meta_key') === key);
  return meta ? textIn(meta, 'wp:meta_value') : '';
}

const termsOf = (item: Element, domain: string) =>
  children(item, 'category')
    .filter(({ attribs }) => attribs['domain'] === domain)
    .map((term) => plainText(DomUtils.textContent(term)))
    .filter((name) => name !== '');

/** The date in UTC; of a draft that has none, the feed's, or null. */
function dateOf(item: Element): string | null {
  const utc = textIn(item, 'wp:post_date_gmt');
  const time = Date.parse(/^[1-9]/.test(utc) ? `${utc.replace(' ', 'T')}Z` : textIn(item, 'pubDate'));
  return Number.isNaN(time) || time < 0 ? null : new Date(time).toISOString();
}

/** A slug of another alphabet is percent-encoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
