import { startOfDay } from '@astaguide/contracts/lib/time-zone';
import { plural } from '@astaguide/contracts/lib/plural';
import { postStatuses, type PostStatus } from '@astaguide/contracts/publishing/blog-post';
import { footnotesAsHtml } from '@astaguide/contracts/publishing/markdown-footnotes';
import { marked } from 'marked';
import { posix } from 'node:path';
import type { ArchivedFile } from '../../../http/input/zip-archive';
import { momentIn } from '../../../lib/moment-in';
import { splitFrontMatter, type FrontMatter } from './front-matter';
import { plainMarkdown, type ArchiveNames } from './markdown-syntax';
import { hugoPath, jekyllPath } from './old-paths';
import { listed, NoExportError, type SourceExport, type SourcePost } from './source-post';

export const MARKDOWN_FILE = /\.(md|markdown)$/i;
const PICTURE_FILE = /\.(png|jpe?g|gif|webp|avif)$/i;
/** Folders of Jekyll. */
const JEKYLL_POST = /(?:^|\/)_(posts|drafts)\//;
/** Files about a project, and Hugo's lists and templates. */
const NO_POST =
  /(?:^|\/)(?:_index|readme|license|changelog|contributing|code_of_conduct)\.[a-z]+$|(?:^|\/)archetypes\//i;

interface Reading {
  timeZone: string;
  names: ArchiveNames;
  isJekyll: boolean;
  /** Jekyll's pattern of addresses; empty for its default. */
  permalink: string;
}

/**
 * Reads Markdown files as Hugo, Jekyll, Eleventy, Astro, Obsidian and this product write them. Where some have front
 * matter, the others are no posts; where none has, all are drafts.
 *
 * @param site the address of the old site, if the owner entered it
 */
export function readMarkdown(
  archive: readonly ArchivedFile[],
  { timeZone, site }: { timeZone: string; site: string | null },
): SourceExport {
  const isJekyll = archive.some(({ name }) => JEKYLL_POST.test(name));
  const pages = archive
    .filter(({ name }) => MARKDOWN_FILE.test(name))
    .map(({ name, bytes }) => ({
      name,
      ...splitFrontMatter(
        String(bytes)
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n'),
      ),
    }));
  const hasMatter = pages.some(({ matter }) => matter !== undefined);
  const isPost = ({ name, matter }: (typeof pages)[number]) =>
    matter !== 'broken' &&
    !NO_POST.test(name) &&
    (matter === undefined ? !hasMatter : !isPage(matter)) &&
    (!isJekyll || JEKYLL_POST.test(name));
  const names = namesOf(archive);
  const config = archive.find(({ name }) => /(?:^|\/)_config\.ya?ml$/.test(name));
  const permalink = /^permalink:[ \t]*["']?([^"'\s#]+)/m.exec(config ? String(config.bytes) : '')?.[1] ?? '';
  const posts = pages
    .filter(isPost)
    .map(({ name, matter, body }) =>
      postOf(name, matter === 'broken' ? undefined : matter, body, { timeZone, names, isJekyll, permalink }),
    );
  const broken = pages.filter(({ matter }) => matter === 'broken').map(({ name }) => name);
  if (posts.length === 0)
    throw new NoExportError(
      broken.length > 0
        ? `The front matter of ${broken[0]} can’t be read.`
        : 'None of the Markdown files is a post.',
    );
  const others = archive.filter(({ name }) => !MARKDOWN_FILE.test(name) && !PICTURE_FILE.test(name));
  const noPosts = pages.length - posts.length - broken.length;
  return {
    format: 'markdown',
    site,
    posts,
    leftOut: [
      ...broken.map((name) => `${listed(name)}: its front matter can’t be read`),
      ...(noPosts > 0
        ? [`${plural(noPosts, 'Markdown file')} that ${noPosts === 1 ? 'is no post' : 'are no posts'}`]
        : []),
      ...others.map(({ name }) => listed(name)),
    ],
    files: new Map(
      archive.filter(({ name }) => PICTURE_FILE.test(name)).map(({ name, bytes }) => [name, bytes]),
    ),
    library: new Map(),
  };
}

const isPage = (matter: FrontMatter) =>
  [matter['layout'], matter['type']].some((kind) => kind === 'page' || kind === 'home');

/** Finds files by their path or, as Obsidian and Hugo do, by their name alone. */
function namesOf(archive: readonly ArchivedFile[]): ArchiveNames {
  const byName = (pattern: RegExp, keyOf: (path: string) => string[]) => {
    const paths = new Map<string, string>();
    for (const { name } of archive) {
      if (!pattern.test(name)) continue;
      for (const key of [name, ...keyOf(name)])
        if (!paths.has(key.toLowerCase())) paths.set(key.toLowerCase(), name);
    }
    return (name: string) => paths.get(name.trim().replace(/^\//, '').toLowerCase());
  };
  const bare = (path: string) => path.replace(MARKDOWN_FILE, '').replace(/\/index$/, '');
  return {
    pageOf: byName(MARKDOWN_FILE, (path) => [
      bare(path),
      path.replace(/^.*?content\//, ''),
      bare(path).replace(/^.*?content\//, ''),
      posix.basename(path),
      posix.basename(bare(path)),
    ]),
    pictureOf: byName(PICTURE_FILE, (path) => [posix.basename(path)]),
  };
}

function postOf(file: string, matter: FrontMatter | undefined, body: string, reading: Reading): SourcePost {
  const { timeZone, names, isJekyll, permalink } = reading;
  const values = matter ?? {};
  const text = (...keys: string[]) =>
    keys.map((key) => textOf(values[key])).find((value) => value !== '') ?? '';
  // Jekyll divides names with spaces.
  const list = (...keys: string[]) => keys.flatMap((key) => listOf(values[key], isJekyll ? /[,\s]+/ : /,/));
  const name = posix.basename(file).replace(MARKDOWN_FILE, '');
  // Hugo keeps a post with its pictures in a folder, and Jekyll begins names with the date.
  const ownName = name === 'index' ? posix.basename(posix.dirname(file)) : name;
  const [, day, fileName = ownName] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(ownName) ?? [];
  const lost: string[] = [];
  const [category = null, ...categories] = [...list('category'), ...list('categories')];
  const [, heading] = /^\s*# +(.+?)[ #]*(?:\n|$)/.exec(body) ?? [];
  const title = text('title') || (matter ? '' : heading) || fileName.replaceAll('-', ' ');
  const address = text('permalink', 'url');
  const parts = {
    day: day ?? '',
    name: fileName,
    slug: text('slug'),
    categories: list('category', 'categories'),
  };
  const addresses = [
    ...(isJekyll && day !== undefined
      ? [jekyllPath(address || permalink, parts)]
      : [address || hugoPath(file, text('slug')) || '']),
    ...list('aliases', 'redirect_from'),
  ];
  const isDraft = matter === undefined || /(?:^|\/)_drafts\//.test(file);
  return {
    source: `markdown ${text('id') || file}`,
    title,
    slug: text('slug') || fileName,
    status: isDraft ? 'draft' : statusOf(values),
    publishedAt: timeOf(
      values['date'] ?? values['publishDate'] ?? values['publishedAt'] ?? values['pubDate'] ?? day,
      timeZone,
    ),
    unpublishAt: timeOf(values['unpublishAt'] ?? values['expiryDate'], timeZone),
    excerpt: text('excerpt', 'summary', 'description'),
    // The page has the title as its heading.
    html: htmlOf(values, heading?.trim() === title ? body.replace(/^\s*# .*\n?/, '') : body, names, lost),
    base: file,
    category,
    keywords: [...categories, ...list('keywords', 'tags')],
    author: list('author', 'authors').join(', ') || null,
    reviewer: text('reviewer') || null,
    checkedOn: /^\d{4}-\d{2}-\d{2}$/.test(text('checkedOn')) ? text('checkedOn') : null,
    metaDescription: text('metaDescription') || null,
    picture:
      text('image', 'imageUrl', 'cover', 'featured_image', 'thumbnail', 'heroImage') || pictureIn(values),
    // A pattern that was not filled is no address.
    oldAddresses: addresses.filter((old) => old !== '' && !/\/:\w/.test(old)),
    lost,
  };
}

/** This product's own files have no template tags, and HTML where Markdown has no words for a text. */
function htmlOf(matter: FrontMatter, body: string, names: ArchiveNames, lost: string[]): string {
  if (matter['markup'] === 'html') return body;
  const markdown = matter['generator'] === 'AstaGuide' ? body : plainMarkdown(body, names, lost);
  return marked.parse(footnotesAsHtml(markdown), { async: false });
}

function statusOf(matter: FrontMatter): PostStatus {
  const status = postStatuses.find((known) => known === matter['status']);
  if (status) return status;
  return [matter['draft'], !(matter['published'] ?? true)].some((value) => value === true || value === 'true')
    ? 'draft'
    : 'published';
}

/** Some themes have an object: { image: { src, alt } }. */
function pictureIn(matter: FrontMatter): string | null {
  const [first] = Array.isArray(matter['images']) ? (matter['images'] as unknown[]) : [];
  if (textOf(first) !== '') return textOf(first);
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

/** A list, or names with something between them. An author may be an object with a name. */
function listOf(value: unknown, between: RegExp): string[] {
  const items = Array.isArray(value) ? (value as unknown[]) : textOf(value).split(between);
  return items
    .map((item) => textOf(typeof item === 'object' && item !== null ? (item as FrontMatter)['name'] : item))
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
