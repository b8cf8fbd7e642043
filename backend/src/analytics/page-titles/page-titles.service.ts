import { Injectable } from '@nestjs/common';
import { PageTitlesRepository } from './page-titles.repository';
import { titleOfPath } from './title-of-path';

/** The one place where the paths of reports get their titles. They are the present ones, also of old page views. */
@Injectable()
export class PageTitlesService {
  constructor(private readonly titles: PageTitlesRepository) {}

  /** @returns titles by path; unknown paths are missing */
  async find(paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const asked = new Set(paths);
    if (asked.size === 0) return new Map();
    const [products, posts, studies] = await Promise.all([
      this.titles.findProductNames(),
      this.titles.findPostTitles(),
      this.titles.findStudyLabels(),
    ]);
    return new Map(
      [...asked].flatMap((path) => {
        const title = titleOfPath(path, { products, posts, studies });
        return title === undefined ? [] : [[path, title] as const];
      }),
    );
  }
}
