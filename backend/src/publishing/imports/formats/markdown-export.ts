import { footnotesAsHtml } from '@astaguide/contracts/publishing/markdown-footnotes';
import { postStatuses, type PostStatus } from '@astaguide/contracts/publishing/blog-post';
import { plural } from '@astaguide/contracts/lib/plural';
import { startOfDay } from '@astaguide/contracts/lib/time-zone';
import { marked } from 'marked';
import { posix } from 'node:path';
import { parse, YAMLError } from 'yaml';
import { momentIn } from '../../../lib/moment-in';
import type { ArchivedFile } from '../../../http/input/zip-archive';
import { listed, NoExportError, type SourceExport, type SourcePost } from './source-post';

export const MARKDOWN_FILE = /\.(md|markdown)$/i;
const PICTURE_FILE = /\.(png|jpe?g|gif|webp|avif)$/i;
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** Shortcodes of Hugo, and tags of Jekyll and Eleventy. */
const TEMPLATE_TAG = /\{\{[<%][\s\S]*?[>%]\}\}|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g;
const CODE = /(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]+`)/;

/** Reads Markdown files with front matter, as Hugo, Jekyll, Eleventy, Astro and this product write them. */
export function readMarkdown(archive: readonly ArchivedFile[], timeZone: string): SourceExport {
  const texts = archive.filter(({ name }) => MARKDOWN_FILE.test(name));
  const pages = texts.map(({ name, bytes }) => ({ name, ...splitFrontMatter(String(bytes)) }));
  // A page without front matter is a README or the like.
  const posts = pages.flatMap(({ name, matter, body }) =>
    matter ? [postOf(name, matter, body, timeZone)] : [],
  );
  if (posts.length === 0) throw new NoExportError('None of the Markdown files begins with front matter.');
  const others = archive.filter(({ name }) => !MARKDOWN_FILE.test(name) && !PICTURE_FILE.test(name));
  const without = pages.length - posts.length;
  return {
    format: 'markdown',
    site: null,
    posts,
    leftOut: [
      ...(without > 0 ? [`${plural(without, 'Markdown file')} without front matter`] : []),
      ...others.map(({ name }) => listed(name)),
    ],
    files: new Map(
      archive.filter(({ name }) => PICTURE_FILE.test(name)).map(({ name, bytes }) => [name, bytes]),
    ),
    library: new Map(),
  };
}

type Matter = Record<string, unknown>;

/** @returns no front matter if the file does not begin with it, or it is no list of names and values */
function splitFrontMatter(text: string): { matter: Matter | undefined; body: string } {
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined) return { matter: undefined, body: text };
  try {
    const matter: unknown = parse(yaml ?? '', { maxAliasCount: 20 });
    const isMap = typeof matter === 'object' && matter !== null && !Array.isArray(matter);
    return { matter: isMap ? (matter as Matter) : undefined, body: text.slice(whole.length) };
  } catch (error) {
    if (error instanceof YAMLError || error instanceof ReferenceError)
      return { matter: undefined, body: text };
    throw error;
  }
}

function postOf(file: string, matter: Matter, body: string, timeZone: string): SourcePost {
  const text = (...names: string[]) =>
    names.map((name) => textOf(matter[name])).find((value) => value !== '') ?? '';
  const list = (...names: string[]) => names.flatMap((name) => listOf(matter[name]));
  const name = posix.basename(file).replace(MARKDOWN_FILE, '');
  const folder = posix.basename(posix.dirname(file));
  // Hugo keeps a post with its pictures in a folder, and Jekyll begins names with the date.
  const [, day, rest = name] =
    /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(/^_?index$/.test(name) ? folder : name) ?? [];
  const fileName = day === undefined && /^_?index$/.test(name) ? folder : rest;
  const lost: string[] = [];
  const [category = null] = list('category', 'categories');
  const address = text('permalink', 'url');
  return {
    source: `markdown ${text('id') || file}`,
    title: text('title') || fileName.replaceAll('-', ' '),
    slug: text('slug') || fileName,
    status: statusOf(matter),
    publishedAt: timeOf(matter['date'] ?? matter['publishedAt'] ?? matter['pubDate'] ?? day, timeZone),
    unpublishAt: timeOf(matter['unpublishAt'] ?? matter['expiryDate'], timeZone),
    excerpt: text('excerpt', 'summary', 'description'),
    html: htmlOf(matter, body, lost),
    base: file,
    category,
    keywords: list('keywords', 'tags'),
    author: list('author', 'authors')[0] ?? null,
    reviewer: text('reviewer') || null,
    checkedOn: /^\d{4}-\d{2}-\d{2}$/.test(text('checkedOn')) ? text('checkedOn') : null,
    metaDescription: text('metaDescription') || null,
    picture:
      text('image', 'imageUrl', 'cover', 'featured_image', 'thumbnail', 'heroImage') || pictureIn(matter),
    oldAddresses: [
      ...(/^(\/|https?:)[^:]*$/.test(address) ? [address] : []),
      ...list('aliases', 'redirect_from'),
    ],
    lost,
  };
}

/** This product's own files have no template tags, and HTML where Markdown has no words for a text. */
function htmlOf(matter: Matter, body: string, lost: string[]): string {
  if (matter['markup'] === 'html') return body;
  const markdown = matter['generator'] === 'AstaGuide' ? body : withoutTags(body, lost);
  return marked.parse(footnotesAsHtml(markdown), { async: false });
}

function statusOf(matter: Matter): PostStatus {
  const status = postStatuses.find((known) => known === matter['status']);
  if (status) return status;
  return matter['draft'] === true || matter['published'] === false ? 'draft' : 'published';
}

/** Template tags are removed and listed; code keeps its own. */
function withoutTags(body: string, lost: string[]): string {
  const parts = body.split(CODE).map((part, index) =>
    index % 2 === 1
      ? part
      : part.replace(TEMPLATE_TAG, (tag) => {
          lost.push(listed(tag));
          return '';
        }),
  );
  if (/^\[\^[^\]]+\]:/m.test(body)) lost.push('Footnotes: they stay as text');
  return parts.join('');
}

/** Some themes have an object: { image: { src, alt } }. */
function pictureIn(matter: Matter): string | null {
  for (const value of [matter['image'], matter['cover']]) {
    if (typeof value !== 'object' || value === null) continue;
    const { src, image, url } = value as Record<string, unknown>;
    return textOf(src) || textOf(image) || textOf(url) || null;
  }
  return null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A list, or names with commas between them. An author may be an object with a name. */
function listOf(value: unknown): string[] {
  const items = Array.isArray(value) ? (value as unknown[]) : textOf(value).split(',');
  return items
    .map((item) => textOf(typeof item === 'object' && item !== null ? (item as Matter)['name'] : item))
    .filter((item) => item !== '');
}

/** A day without a time begins in the site's zone. */
function timeOf(value: unknown, timeZone: string): string | null {
  const text = value instanceof Date ? value.toISOString() : textOf(value);
  // Other forms name the month: 'May 3, 2024'.
  const moment = /^\d{4}-/.test(text) ? momentIn(text) : Date.parse(text);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment);
  const time = isDay ? startOfDay(text, timeZone) : moment;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
