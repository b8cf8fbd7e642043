import { plural } from '@astaguide/contracts/lib/plural';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { DomUtils } from 'htmlparser2';
import { z } from 'zod';
import { isElement, parseBounded, type Element } from './dom';
import { plainText } from '../../rich-text/plain-text';
import { NoExportError, type SourceExport, type SourcePost } from './source-post';
import { withParagraphs } from './paragraphs';
import { replaceShortcodes } from './shortcodes';

const statuses: Record<string, SourcePost['status']> = { publish: 'published', future: 'scheduled' };
/** States whose date is one of publication. */
const DATED = new Set(['publish', 'future', 'private']);
/** States of items that nobody wrote, or that were deleted. */
const UNWRITTEN = new Set(['trash', 'auto-draft', 'inherit']);
/** The category of posts that were given none. */
const NO_CATEGORY = 'uncategorized';
/** A block that several posts share, by its id. */
const SHARED_BLOCK = /<!--\s*wp:block\s*\{[^}]*"ref":\s*(\d+)[^}]*\}\s*\/-->/g;
/** Shared blocks inside each other. */
const DEEPEST = 5;
const notesSchema = z.array(z.object({ id: z.string(), content: z.string() })).min(1);
const FOOTNOTES = /<!--\s*wp:footnotes\b[^>]*\/-->/;

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
  const attached = items.filter((item) => typeOf(item) === 'attachment');
  const attachments = new Map(
    attached.map((item) => [
      textIn(item, 'wp:post_id'),
      { address: textIn(item, 'wp:attachment_url'), alt: metaOf(item, '_wp_attachment_image_alt') },
    ]),
  );
  const shared = new Map(
    items
      .filter((item) => typeOf(item) === 'wp_block')
      .map((item) => [textIn(item, 'wp:post_id'), textIn(item, 'content:encoded')]),
  );
  const posts = items
    .filter((item) => typeOf(item) === 'post' && !UNWRITTEN.has(textIn(item, 'wp:status')))
    .map((item): SourcePost => {
      const id = textIn(item, 'wp:post_id');
      const link = textIn(item, 'link');
      const author = textIn(item, 'dc:creator');
      const slug = decoded(textIn(item, 'wp:post_name'));
      const pictures = {
        addressOf: (key: string) => attachments.get(key)?.address,
        ofPost: attached
          .filter((one) => textIn(one, 'wp:post_parent') === id)
          .map((one) => textIn(one, 'wp:post_id')),
      };
      const content = withFootnotes(
        withSharedBlocks(textIn(item, 'content:encoded'), shared),
        metaOf(item, 'footnotes'),
      );
      const { html, lost } = replaceShortcodes(content, pictures);
      const [category = null, ...categories] = termsOf(item, 'category');
      const isLocked = textIn(item, 'wp:post_password') !== '';
      if (isLocked) lost.push('Protected with a password: imported as a draft');
      if (textIn(item, 'wp:status') === 'private') lost.push('Private: imported as a draft');
      return {
        source: `wordpress ${site ?? ''} ${id}`,
        title: plainText(textIn(item, 'title')),
        slug,
        status: isLocked ? 'draft' : (statuses[textIn(item, 'wp:status')] ?? 'draft'),
        // The date of a post that never was public is that of its last save.
        publishedAt: DATED.has(textIn(item, 'wp:status')) ? dateOf(item) : null,
        excerpt: plainText(textIn(item, 'excerpt:encoded')),
        html: content.includes('<!-- wp:') ? html : withParagraphs(html),
        base: link || site || '',
        category,
        keywords: [...categories, ...termsOf(item, 'post_tag')],
        author: authors.get(author) || author || null,
        metaDescription:
          metaOf(item, '_yoast_wpseo_metadesc') || metaOf(item, 'rank_math_description') || null,
        picture: attachments.get(metaOf(item, '_thumbnail_id'))?.address || null,
        oldAddresses: link === '' ? [] : [link, ...formerAddresses(item, link)],
        lost,
      };
    });
  const others = items
    .filter(
      (item) =>
        !['post', 'attachment', 'wp_block'].includes(typeOf(item)) &&
        !UNWRITTEN.has(textIn(item, 'wp:status')),
    )
    .map(typeOf);
  const comments = items
    .flatMap((item) => children(item, 'wp:comment'))
    .filter(
      (comment) =>
        textIn(comment, 'wp:comment_approved') === '1' &&
        ['', 'comment'].includes(textIn(comment, 'wp:comment_type')),
    ).length;
  return {
    format: 'wordpress',
    site,
    posts,
    leftOut: [
      ...[...new Set(others)].map((type) =>
        plural(others.filter((other) => other === type).length, (type || 'item').replaceAll('_', ' ')),
      ),
      ...(comments > 0 ? [plural(comments, 'comment')] : []),
    ],
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

const metasOf = (item: Element, key: string) =>
  children(item, 'wp:postmeta')
    .filter((entry) => textIn(entry, 'wp:meta_key') === key)
    .map((entry) => textIn(entry, 'wp:meta_value'));

const metaOf = (item: Element, key: string) => metasOf(item, key)[0] ?? '';

/** A block that is not in the export stays, and is listed. */
function withSharedBlocks(content: string, shared: ReadonlyMap<string, string>, depth = 0): string {
  return content.replace(SHARED_BLOCK, (whole, id: string) => {
    const block = shared.get(id);
    return block === undefined || depth === DEEPEST ? whole : withSharedBlocks(block, shared, depth + 1);
  });
}

/** The notes are beside the text: a list of ids and HTML. Without it the block stays, and is listed. */
function withFootnotes(content: string, json: string): string {
  const parsed = notesSchema.safeParse(parseJson(json));
  if (!parsed.success) return content;
  const notes = parsed.data.map(
    ({ id, content: note }) =>
      `<li id="${escapeHtml(id)}">${note} <a href="#${escapeHtml(id)}-link">↩</a></li>`,
  );
  return content.replace(FOOTNOTES, () => `<ol>${notes.join('')}</ol>`);
}

/** WordPress keeps the slugs that a post had before. */
function formerAddresses(item: Element, link: string): string[] {
  const name = textIn(item, 'wp:post_name');
  return metasOf(item, '_wp_old_slug')
    .filter((former) => former !== '' && name !== '' && link.includes(`/${name}`))
    .map((former) => link.replace(`/${name}`, () => `/${former}`));
}

const termsOf = (item: Element, domain: string) =>
  children(item, 'category')
    .filter(({ attribs }) => attribs['domain'] === domain && attribs['nicename'] !== NO_CATEGORY)
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
