import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { blogCategories } from '@astaguide/contracts/publishing/blog-post';
import type { PostImport } from '@astaguide/contracts/publishing/post-import';
import { webAddress } from '@astaguide/contracts/lib/web-address';
import { Injectable } from '@nestjs/common';
import { InvalidInputError, NotFoundError } from '../../http/errors';
import { readField } from '../../http/input/read-field';
import { BackendRuns } from '../../maintenance/backend-runs';
import { MaintenanceRunsService } from '../../maintenance/maintenance-runs.service';
import { SettingsService } from '../../settings/settings.service';
import { BlogService } from '../blog/blog.service';
import { RedirectsService } from '../redirects/redirects.service';
import { RichTextService } from '../rich-text/rich-text.service';
import { readExport } from './formats/read-export';
import { listed, NoExportError } from './formats/source-post';
import { PostImportsRepository } from './post-imports.repository';
import {
  archivedPath,
  oldPathOf,
  preparePosts,
  type PreparedExport,
  type PreparedPost,
} from './prepare-posts';

const EXPIRED = 'This upload has expired. Choose the file again.';

/** A post with its place on this site. */
export interface PlacedPost extends PreparedPost {
  /** The slug that it gets, or that the article has which is here already; empty for one from its number. */
  slug: string;
  isHere: boolean;
  oldPaths: string[];
}

/** Imports of posts from other systems. */
@Injectable()
export class PostImportsService {
  constructor(
    private readonly imports: PostImportsRepository,
    private readonly blog: BlogService,
    private readonly richText: RichTextService,
    private readonly redirects: RedirectsService,
    private readonly settings: SettingsService,
    private readonly runs: MaintenanceRunsService,
    private readonly backendRuns: BackendRuns,
  ) {}

  /**
   * Keeps an export for a day, and says what importing it will do. Nothing is imported yet.
   *
   * @throws InvalidInputError for a file that is no export of posts
   */
  async upload(fileName: string, bytes: Buffer): Promise<PostImport> {
    const prepared = await this.prepare(bytes, null);
    const posts = await this.place(prepared.posts);
    const { postCategories } = await this.settings.get();
    const known = new Set<string>([...blogCategories, ...postCategories]);
    const added = posts.filter(({ isHere }) => !isHere).map(({ category }) => category);
    return {
      id: await this.imports.add(fileName, bytes),
      fileName,
      format: prepared.format,
      oldSite: prepared.site,
      posts: posts.map((post) => ({
        title: post.title,
        slug: post.slug,
        status: post.status,
        publishedAt: post.publishedAt,
        author: post.author,
        category: post.category,
        oldAddresses: post.oldPaths,
        pictures: post.pictures.map((address) => archivedPath(address) ?? address),
        withoutCounterpart: post.lost,
        isHere: post.isHere,
      })),
      newCategories: [...new Set(added)].filter((category) => !known.has(category)),
      leftOut: prepared.leftOut,
    };
  }

  /**
   * Starts the import of an upload, once.
   *
   * @param site the address of the old site, if its export does not say it
   * @throws NotFoundError when there is no such upload
   */
  async confirm(id: number, site: string | undefined): Promise<MaintenanceRun> {
    const parameters = { import: id, ...(site && { site: readField(webAddress, 'site', site) }) };
    const run = await this.imports.confirm(
      id,
      async (manager) => (await this.runs.add('import-posts', parameters, manager)).id,
    );
    if (run === undefined) throw new NotFoundError(EXPIRED);
    this.backendRuns.look();
    return this.runs.get(run);
  }

  /**
   * Reads an export, and makes articles of it.
   *
   * @param site the address of the old site, if its export does not say it
   * @throws InvalidInputError for a file that is no export of posts
   */
  async prepare(bytes: Buffer, site: string | null): Promise<PreparedExport> {
    const { timeZone } = await this.settings.get();
    try {
      const source = await readExport(bytes, { site: site && wholeSite(site), timeZone });
      return preparePosts(source, await this.richText.sanitizer());
    } catch (error) {
      // Elements or quotations inside each other by the thousands end the stack.
      if (!(error instanceof NoExportError || error instanceof RangeError)) throw error;
      const message = error instanceof RangeError ? 'The file can’t be read.' : error.message;
      throw new InvalidInputError([{ path: 'file', message }]);
    }
  }

  /** Finds out which posts are here already, and gives the others slugs that are free. */
  async place(posts: readonly PreparedPost[]): Promise<PlacedPost[]> {
    const placed: PlacedPost[] = [];
    const isPage = await this.redirects.pageTest();
    const taken = new Set<string>();
    for (const post of posts) {
      const here = await this.blog.findImported(post);
      let slug = here ?? (post.slug && (await this.blog.freeSlug(post.slug)));
      for (let suffix = 2; here === undefined && slug !== '' && taken.has(slug); suffix++)
        slug = await this.blog.freeSlug(`${post.slug}-${suffix}`);
      taken.add(slug);
      const old = post.status === 'draft' ? [] : post.oldAddresses;
      const paths = new Set(old.flatMap((address) => oldPathOf(address) ?? []));
      paths.delete(`/blog/${slug}`);
      const oldPaths = [...paths].filter((path) => !isPage(path));
      const lost = [
        ...post.lost,
        ...[...paths].filter(isPage).map((path) => `No redirect from ${path}: the site has a page there`),
        ...old
          .filter((address) => oldPathOf(address) === undefined)
          .map((address) => `No redirect from ${listed(address)}: only paths can be redirected`),
      ];
      placed.push({ ...post, lost, slug, isHere: here !== undefined, oldPaths });
    }
    return placed;
  }
}

/** The address of a site, which may be below a path of another one, without a slash at its end. */
function wholeSite(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}
