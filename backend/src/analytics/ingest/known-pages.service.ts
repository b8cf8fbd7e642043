import { comparedSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { KnownPagesRepository, type PageSlugs } from './known-pages.repository';
import { siteTitles } from '../page-titles/title-of-path';

/** Whether the site has a page at a path. */
export type IsKnownPage = (path: string) => boolean;

/**
 * Knows the site's pages at the moment: those of its texts, reviews (also at former addresses), published articles,
 * comparisons, short links and studies.
 */
@Injectable()
export class KnownPagesService {
  private current: IsKnownPage | undefined;
  private reading: Promise<IsKnownPage> | undefined;

  constructor(
    private readonly repository: KnownPagesRepository,
    changes: ContentChanges,
  ) {
    changes.all.subscribe(() => (this.reading = undefined));
  }

  /**
   * While the database is unavailable, the pages are those that were read last.
   *
   * @throws the database's error, if they were never read
   */
  async get(): Promise<IsKnownPage> {
    const reading = (this.reading ??= this.repository.findSlugs().then(knownPages));
    try {
      this.current = await reading;
    } catch (error) {
      if (this.reading === reading) this.reading = undefined;
      if (!this.current) throw error;
    }
    return this.current;
  }
}

function knownPages({ products, posts, shortLinks, studies }: PageSlugs): IsKnownPage {
  const folders: Record<string, IsKnownPage> = {
    review: (slug) => products.has(slug),
    blog: (slug) => posts.has(slug),
    l: (slug) => shortLinks.has(slug),
    studies: (key) => studies.has(key),
    compare: (slugs) => comparedSlugs(slugs, products) !== undefined,
  };
  return (path) => {
    if (siteTitles.has(path)) return true;
    const [, folder, slug] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
    return slug !== undefined && Object.hasOwn(folders, folder!) && folders[folder!]!(slug);
  };
}
