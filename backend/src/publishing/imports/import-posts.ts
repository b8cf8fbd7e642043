import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { plural } from '@astaguide/contracts/lib/plural';
import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { Injectable } from '@nestjs/common';
import { BackendRuns, type BackendRunProgress } from '../../maintenance/backend-runs';
import { SettingsService } from '../../settings/settings.service';
import { BlogService } from '../blog/blog.service';
import { RedirectsService } from '../redirects/redirects.service';
import { RichTextService } from '../rich-text/rich-text.service';
import { UNKNOWN_SITE } from './formats/source-post';
import { PostImportsRepository } from './post-imports.repository';
import { PostImportsService, type PlacedPost } from './post-imports.service';
import { FetchedPictures, type StoredPicture } from '../images/fetched-pictures';
import { archivedPath, oldPathOf, SITE_PICTURE, unescaped, type PreparedExport } from './prepare-posts';

/** Pictures that are fetched at once. */
const AT_ONCE = 4;
/** Findings that are listed. */
const NOTES = 500;

const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i;

/** Imports the posts of an upload, with their pictures and old addresses. */
@Injectable()
export class ImportPosts {
  constructor(
    private readonly imports: PostImportsRepository,
    private readonly reader: PostImportsService,
    private readonly blog: BlogService,
    private readonly redirects: RedirectsService,
    private readonly settings: SettingsService,
    private readonly richText: RichTextService,
    private readonly pictures: FetchedPictures,
    runs: BackendRuns,
  ) {
    runs.define('import-posts', ({ import: id, site }, progress) => this.run(id, site ?? null, progress));
  }

  /** After an interruption it begins again: posts that are here already are not imported again. */
  private async run(id: number, site: string | null, progress: BackendRunProgress): Promise<void> {
    const file = await this.imports.findFile(id);
    // It was imported by a process that ended before it could say so.
    if (!file) return;
    const source = await this.reader.prepare(file, site);
    const oldSite = source.site ?? UNKNOWN_SITE;
    const sanitize = await this.richText.sanitizer();
    const posts = await this.reader.place(source.posts);
    const fresh = posts.filter(({ isHere }) => !isHere);
    await this.settings.addCategories(fresh.map(({ category }) => category));
    const result = new ImportResult(posts.length - fresh.length);
    const stored = new Map<string, StoredPicture>();
    const named = posts.filter(({ slug }) => slug !== '');
    const places = new Map(
      named
        .filter(({ status }) => status !== 'draft')
        .flatMap(({ oldAddresses, slug }) =>
          oldAddresses.map((address) => [oldPathOf(address) ?? '', slug] as const),
        ),
    );
    places.delete('');
    const files = new Map(named.map(({ file, slug }) => [file, slug]));
    for (const [index, post] of fresh.entries()) {
      await progress.report(index, fresh.length, result.get());
      const linked = linkedPictures(post, oldSite);
      await this.fetchAll([...post.pictures, ...linked], source, stored, progress.stopping);
      const content = sanitize(rewritten(post.content, { stored, places, files, site: oldSite }));
      await this.importOne({ ...post, content }, stored, result);
    }
    await this.imports.forgetFile(id);
    await progress.report(fresh.length, fresh.length, result.get());
  }

  private async importOne(
    post: PlacedPost,
    stored: ReadonlyMap<string, StoredPicture>,
    result: ImportResult,
  ): Promise<void> {
    const main = post.picture === null ? undefined : pictureOf(post.picture, stored);
    const imageUrl = main ?? SITE_PICTURE;
    const isPublic = post.status === 'published';
    const isScheduled = post.status === 'scheduled';
    const date = post.publishedAt === null ? null : new Date(post.publishedAt);
    const added = await this.blog.addImported(post, {
      title: post.title,
      excerpt: post.excerpt || post.title,
      content: post.content,
      category: post.category,
      imageUrl,
      keywords: post.keywords,
      metaDescription: post.metaDescription,
      author: post.author,
      reviewer: post.reviewer ?? null,
      checkedOn: post.checkedOn ?? null,
      published: isPublic,
      publishedAt: isScheduled ? null : (date ?? (isPublic ? new Date() : null)),
      publishAt: isScheduled ? date : null,
      unpublishAt: post.unpublishAt ? new Date(post.unpublishAt) : null,
    });
    if (!added) return result.addKnown();
    result.addPost(post, stored);
    for (const path of post.oldPaths)
      if (await this.redirects.addIfNew(path, `/blog/${added.slug}`)) result.addRedirect();
  }

  private async fetchAll(
    addresses: readonly string[],
    { files }: PreparedExport,
    stored: Map<string, StoredPicture>,
    stopping: AbortSignal,
  ): Promise<void> {
    const waiting = [...new Set(addresses)].filter((address) => !stored.has(address) && !isOwn(address));
    const fetchNext = async (): Promise<void> => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        stopping.throwIfAborted();
        stored.set(address, await this.fetchOne(address, files, stopping));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  }

  private async fetchOne(
    address: string,
    files: ReadonlyMap<string, Buffer>,
    stopping: AbortSignal,
  ): Promise<StoredPicture> {
    if (address.startsWith(UNKNOWN_SITE)) return { problem: 'the address of the old site is not known' };
    const path = archivedPath(address);
    if (path === undefined && URL.canParse(address)) return this.pictures.fetch(address, stopping);
    const file = path === undefined ? undefined : files.get(path);
    return file ? this.pictures.store(file) : { problem: 'it is not in the archive' };
  }
}

/** What an import did, counted once for each post and picture. */
class ImportResult {
  private readonly metrics = { posts: 0, pictures: 0, missingPictures: 0, redirects: 0, known: 0 };
  private readonly notes = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(known: number) {
    this.metrics.known = known;
  }

  addKnown(): void {
    this.metrics.known++;
  }

  addRedirect(): void {
    this.metrics.redirects++;
  }

  addPost(post: PlacedPost, stored: ReadonlyMap<string, StoredPicture>): void {
    this.metrics.posts++;
    for (const address of post.pictures) {
      const picture = stored.get(address);
      if (!picture) continue;
      if ('problem' in picture)
        this.note(`“${post.title}”: no picture ${archivedPath(address) ?? address}: ${picture.problem}`);
      if (this.seen.has(address)) continue;
      this.seen.add(address);
      this.metrics['url' in picture ? 'pictures' : 'missingPictures']++;
    }
    if (post.picture === null && post.status !== 'draft')
      this.note(`“${post.title}”: has the site’s own picture`);
    for (const lost of post.lost) this.note(`“${post.title}”: ${lost}`);
  }

  get(): RunResult {
    const { posts, pictures, missingPictures, redirects, known } = this.metrics;
    const others = [
      ...(missingPictures > 0 ? [`${plural(missingPictures, 'picture')} could not be had`] : []),
      ...(known > 0 ? [`${plural(known, 'post')} here already`] : []),
    ];
    const done = `Imported ${plural(posts, 'post')}, ${plural(pictures, 'picture')} and ${plural(redirects, 'redirect')}`;
    return {
      summary: [done, ...others].join('; '),
      notes: [...this.notes].slice(0, NOTES),
      metrics: { ...this.metrics },
    };
  }

  private note(text: string): void {
    this.notes.add(text);
  }
}

/** A picture of this site, which needs not be fetched. */
const isOwn = (address: string) => /^\/(uploads|pictures)\//.test(address);

function pictureOf(address: string, stored: ReadonlyMap<string, StoredPicture>): string | undefined {
  if (isOwn(address)) return address;
  const picture = stored.get(address);
  return picture && 'url' in picture ? picture.url : undefined;
}

/** Pictures of the old site that a text links to, as large views of those that it shows. */
function linkedPictures({ content }: PlacedPost, site: string): string[] {
  return [...content.matchAll(/<a\b[^>]*? href="([^"]*)"/g)]
    .map(([, href]) => unescaped(href!))
    .filter((address) => isOf(address, site) && PICTURE.test(new URL(address).pathname));
}

const isOf = (address: string, site: string) => URL.canParse(address) && hostOf(address) === hostOf(site);

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

interface NewPlaces {
  stored: ReadonlyMap<string, StoredPicture>;
  /** Slugs by old path. */
  places: ReadonlyMap<string, string>;
  /** Slugs by the path of the file in the archive. */
  files: ReadonlyMap<string, string>;
  site: string;
}

/**
 * A sanitized text with the pictures and addresses of this site. A picture that could not be had becomes a link to where
 * it was, so that nothing is left on the old site, and nothing is lost.
 */
function rewritten(content: string, { stored, places, files, site }: NewPlaces): string {
  const attribute = (tag: string, name: string) =>
    unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const replaced = (tag: string, name: string, value: string) =>
    tag.replace(new RegExp(` ${name}="[^"]*"`), () => ` ${name}="${escapeHtml(value)}"`);
  let isInLink = false;
  return content.replace(/<img\b[^>]*>|<a\b[^>]*>|<\/a>/g, (tag) => {
    if (!tag.startsWith('<img')) isInLink = tag !== '</a>';
    if (tag === '</a>') return tag;
    const address = attribute(tag, tag.startsWith('<img') ? 'src' : 'href');
    const url = pictureOf(address, stored);
    if (tag.startsWith('<img')) {
      if (url !== undefined) return replaced(tag, 'src', url);
      const alt = escapeHtml(attribute(tag, 'alt') || 'Picture');
      const isKnown = URL.canParse(address) && !new URL(address).hostname.endsWith('.invalid');
      return isKnown && !isInLink ? `<a href="${escapeHtml(address)}">${alt}</a>` : `<em>${alt}</em>`;
    }
    if (url !== undefined) return replaced(tag, 'href', url);
    const file = archivedPath(address);
    // A link to a file that did not come along becomes its words.
    if (file !== undefined && !files.has(file)) return '<a>';
    const isPath = address.startsWith('/');
    if (file === undefined && !isPath && !isOf(address, site)) return tag;
    const { pathname, hash } = new URL(address, site);
    const slug = file === undefined ? places.get(oldPathOf(address) ?? '') : files.get(file);
    if (slug !== undefined) return replaced(tag, 'href', `/blog/${slug}${hash}`);
    return site === UNKNOWN_SITE && !isPath ? replaced(tag, 'href', pathname + hash) : tag;
  });
}
