import { blogCategories, LONGEST_CATEGORY } from '@astaguide/contracts/publishing/blog-post';
import { redirectPath } from '@astaguide/contracts/publishing/redirect';
import { toSlug } from '@astaguide/contracts/lib/slug';
import { storableJson } from '@astaguide/contracts/lib/storable-text';
import { posix } from 'node:path';
import { InvalidInputError } from '../../http/errors';
import { plainText } from '../rich-text/plain-text';
import { convertHtml } from './formats/old-html';
import { listed, type SourceExport, type SourcePost } from './formats/source-post';

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
  const leftOut = [...source.leftOut];
  for (const { html, picture: main, base, ...post } of storableJson(source.posts)) {
    const resolve = resolverOf(base, site, files);
    const title = post.title.slice(0, LONGEST_TITLE).toWellFormed().trim() || 'Untitled';
    try {
      const converted = convertHtml(html, { resolve, library });
      const content = sanitize(converted.html);
      if (content.length > LONGEST_CONTENT) throw new InvalidInputError([]);
      const text = plainText(content);
      const lost = [...post.lost, ...converted.lost];
      if (title.length < post.title.trim().length) lost.push(`Title shortened: ${listed(post.title)}`);
      const isEmpty = text === '' && !content.includes('<img ');
      if (isEmpty && post.status !== 'draft') lost.push('The post has no text: imported as a draft');
      const isUndated = post.status === 'scheduled' && post.publishedAt === null;
      const picture = main === null ? null : resolve(main);
      posts.push({
        ...post,
        title,
        lost,
        content: isEmpty ? '' : content,
        picture,
        pictures: [...new Set([...(picture === null ? [] : [picture]), ...picturesIn(content)])],
        status: isEmpty || isUndated ? 'draft' : post.status,
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

/** The addresses of the pictures in a sanitized text. */
export function picturesIn(content: string): string[] {
  return [...content.matchAll(/<img\b[^>]*? src="([^"]*)"/g)].map(([, src]) => unescaped(src!));
}

export const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The path of a file of the archive; undefined for the address of anything else. */
export function archivedPath(address: string): string | undefined {
  return address.startsWith(ARCHIVE) ? decodeURIComponent(address.slice(ARCHIVE.length)) : undefined;
}

/** The path at which an old address answers here; undefined if it is no path that can be redirected. */
export function oldPathOf(address: string): string | undefined {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const redirected = redirectPath(path.startsWith('/') ? path : `/${path}`);
  return redirected === '' || redirected === '/' ? undefined : redirected;
}

/** Makes an address of a post whole: a file of the archive, or below the old site. */
function resolverOf(base: string, site: string | null, files: ReadonlyMap<string, Buffer>) {
  return (address: string): string => {
    if (/^(#|mailto:)/.test(address)) return address;
    const isRelative = !/^[a-z][a-z\d+.-]*:|^\/\//i.test(address);
    if (isRelative) {
      const file = fileOf(address, base, files);
      if (file !== undefined) return ARCHIVE + file.split('/').map(encodeURIComponent).join('/');
    }
    const from = URL.canParse(base) ? base : site;
    if (from !== null && URL.canParse(address, from)) return new URL(address, from).href;
    // Not in the archive: its path names it.
    return isRelative && !address.startsWith('/') ? new URL(address, ARCHIVE).href : address;
  };
}

/** The file of an archive that an address means: beside the post, below the archive, or below a folder of assets. */
function fileOf(address: string, base: string, files: ReadonlyMap<string, Buffer>): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const places = [posix.join(posix.dirname(base), plain), plain.replace(/^\/+/, '')];
  const exact = places.map((place) => posix.normalize(place)).find((place) => files.has(place));
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
