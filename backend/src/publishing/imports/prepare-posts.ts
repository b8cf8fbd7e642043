import { blogCategories, LONGEST_CATEGORY } from '@astaguide/contracts/publishing/blog-post';
import { redirectPath } from '@astaguide/contracts/publishing/redirect';
import { toSlug } from '@astaguide/contracts/lib/slug';
import { storableJson } from '@astaguide/contracts/lib/storable-text';
import { posix } from 'node:path';
import { InvalidInputError } from '../../http/errors';
import { plainText } from '../rich-text/plain-text';
import { hasText } from '../rich-text/rich-text';
import { convertHtml } from './formats/old-html';
import { listed, UNKNOWN_SITE, type SourceExport, type SourcePost } from './formats/source-post';

/** The picture of a post that has none, or whose own cannot be had: one of the site's own. */
export const SITE_PICTURE = '/pictures/molecule.webp';
/** The category of a post that has none. */
const NO_CATEGORY = 'ARTICLE';
const LONGEST_TITLE = 200;
const LONGEST_EXCERPT = 300;
const LONGEST_CONTENT = 500_000;
const LONGEST_SLUG = 180;

/** A post that is ready to be imported but for its pictures. */
export interface PreparedPost extends Omit<SourcePost, 'html' | 'picture' | 'base'> {
  /** The path of its file, if it came in an archive of texts. */
  file: string;
  category: string;
  /** Sanitized; pictures still have their old addresses. */
  content: string;
  /** Its main picture: an address, the path of a file of the archive, or null. */
  picture: string | null;
  /** Addresses, or paths of files of the archive, of the main picture and those in the text. */
  pictures: string[];
}

export interface PreparedExport extends Omit<SourceExport, 'posts'> {
  posts: PreparedPost[];
}

/** Paths of files of the archive, while the text is sanitized. */
const ARCHIVE = 'https://archive.invalid/';

/**
 * Prepares the posts of an export: sanitizes their texts, and makes what the site requires of what they have. A slug
 * that several of them have gets a suffix.
 *
 * @param sanitize as texts of this site are
 */
export function preparePosts(source: SourceExport, sanitize: (html: string) => string): PreparedExport {
  const { site, library, files } = source;
  const posts: PreparedPost[] = [];
  const texts = new Set(source.format === 'markdown' ? source.posts.map(({ base }) => base) : []);
  const leftOut = [...source.leftOut];
  for (const { html, picture: main, base, ...post } of storableJson(source.posts)) {
    const resolve = resolverOf(post, base, { site, files, texts });
    const title = post.title.slice(0, LONGEST_TITLE).toWellFormed().trim() || 'Untitled';
    try {
      const converted = convertHtml(html, { resolve, library });
      const content = sanitize(converted.html);
      if (content.length > LONGEST_CONTENT) throw new InvalidInputError([]);
      const text = plainText(content);
      const lost = [...post.lost, ...converted.lost];
      for (const path of linkedFiles(content))
        if (!texts.has(path) && !files.has(path))
          lost.push(`A link to ${listed(path)}, which is not in the archive`);
      if (title.length < post.title.trim().length) lost.push(`Title shortened: ${listed(post.title)}`);
      const isEmpty = !hasText(content);
      if (isEmpty && post.status !== 'draft') lost.push('The post has no text: imported as a draft');
      const picture = main === null ? null : resolve(main);
      posts.push({
        ...post,
        title,
        file: base,
        lost,
        content: isEmpty ? '' : content,
        picture,
        pictures: [...new Set([...(picture === null ? [] : [picture]), ...picturesIn(content)])],
        ...releaseOf(post, isEmpty, new Date()),
        slug: toSlug(post.slug || title)
          .slice(0, LONGEST_SLUG)
          .replace(/-$/, ''),
        excerpt: shortened(post.excerpt || text, LONGEST_EXCERPT),
        category: categoryOf(post.category),
        keywords: [...new Set(post.keywords.map((keyword) => keyword.slice(0, 100).trim()))].slice(0, 50),
        author: post.author?.slice(0, 100).trim() || null,
        metaDescription: post.metaDescription === null ? null : shortened(post.metaDescription, 500),
      });
    } catch (error) {
      // Elements nested by the thousands, or a text longer than any article.
      if (!(error instanceof InvalidInputError || error instanceof RangeError)) throw error;
      leftOut.push(`“${title}”: its text is too long, or cannot be read`);
    }
  }
  return { ...source, leftOut, posts };
}

/** A published post of the future is scheduled, and a scheduled one of the past is published. Drafts have no end. */
function releaseOf(
  { status, publishedAt, unpublishAt = null }: Pick<SourcePost, 'status' | 'publishedAt' | 'unpublishAt'>,
  isEmpty: boolean,
  now: Date,
) {
  const isUndated = status === 'scheduled' && publishedAt === null;
  const isOver = unpublishAt !== null && new Date(unpublishAt) <= now;
  if (status === 'draft' || isEmpty || isUndated || isOver)
    return { status: 'draft', unpublishAt: null } as const;
  const isAhead = publishedAt !== null && new Date(publishedAt) > now;
  return { status: isAhead ? 'scheduled' : 'published', unpublishAt } as const;
}

/** The addresses of the pictures in a sanitized text. */
export function picturesIn(content: string): string[] {
  return [...content.matchAll(/<img\b[^>]*? src="([^"]*)"/g)].map(([, src]) => unescaped(src!));
}

/** The files of the archive that a sanitized text links to. */
const linkedFiles = (content: string): string[] =>
  [...content.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].flatMap(
    ([, href]) => archivedPath(unescaped(href!)) ?? [],
  );

export const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The path of a file of the archive; undefined for the address of anything else. */
export function archivedPath(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith(ARCHIVE) ? decodeURIComponent(path.slice(ARCHIVE.length)) : undefined;
}

/** The path at which an old address answers here; undefined if it is no path that can be redirected. */
export function oldPathOf(address: string): string | undefined {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const redirected = redirectPath(path.startsWith('/') ? path : `/${path}`);
  return redirected === '' || redirected === '/' ? undefined : redirected;
}

interface Archive {
  site: string | null;
  files: ReadonlyMap<string, Buffer>;
  /** The paths of the texts themselves. */
  texts: ReadonlySet<string>;
}

/** Makes an address of a post whole: a file of the archive, or below the old site. */
function resolverOf({ oldAddresses }: Pick<SourcePost, 'oldAddresses'>, base: string, archive: Archive) {
  const { site } = archive;
  const own = oldAddresses.find((address) => address.startsWith('/'));
  const page = own === undefined ? null : new URL(own, site ?? UNKNOWN_SITE).href;
  return (address: string): string => {
    if (/^(#|mailto:)/.test(address)) return address;
    const isRelative = !/^[a-z][a-z\d+.-]*:|^\/\//i.test(address);
    if (isRelative) {
      const file = fileOf(address, base, archive);
      const [, heading = ''] = /(#.*)$/s.exec(address) ?? [];
      if (file !== undefined) return ARCHIVE + file.split('/').map(encodeURIComponent).join('/') + heading;
    }
    const isBeside = isRelative && !address.startsWith('/');
    const from = URL.canParse(base) ? base : isBeside && !FILE.test(address) ? (page ?? site) : site;
    if (from !== null && URL.canParse(address, from)) return new URL(address, from).href;
    // Not in the archive: its path names it.
    return isBeside ? new URL(address, ARCHIVE).href : address;
  };
}

/** Addresses of files; pages of other systems have no ending, or that of a page. */
const FILE = /\.(?!html?\b)[a-z\d]{2,8}(?:[?#]|$)/i;

/** The file of an archive that an address means: beside the post, below the archive, or below a folder of assets. */
function fileOf(address: string, base: string, { files, texts }: Archive): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const places = [posix.join(posix.dirname(base), plain), plain.replace(/^\/+/, '')];
  const exact = places
    .map((place) => posix.normalize(place))
    .find((place) => files.has(place) || texts.has(place));
  if (exact !== undefined || !plain.startsWith('/')) return exact;
  // '/images/a.png' is 'static/images/a.png' in Hugo, and below the project's folder in many archives.
  return [...files.keys()].find((name) => name.endsWith(plain));
}

function categoryOf(name: string | null): string {
  const category = (name ?? '').toUpperCase().slice(0, LONGEST_CATEGORY).trim();
  return blogCategories.find((known) => known === category) ?? (category || NO_CATEGORY);
}

/** A text up to a word, with an ellipsis where it goes on. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - 1)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}
