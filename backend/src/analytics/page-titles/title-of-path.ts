import { articleList } from '@astaguide/content/articles';
import { comparison } from '@astaguide/content/comparison';
import { faq } from '@astaguide/content/faq';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { aboutPages, guidePages, legalPages } from '@astaguide/content/pages';
import { search } from '@astaguide/content/search';
import { citationLabel, studyPath } from '@astaguide/content/studies/citation';
import { studies } from '@astaguide/content/studies/studies';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { comparedSlugs } from '@astaguide/contracts/catalog/compared-slugs';

/** Names by slug. */
export interface NamesBySlug {
  products: ReadonlyMap<string, string>;
  posts: ReadonlyMap<string, string>;
  /** Those that the owner added, by their keys. */
  studies: ReadonlyMap<string, string>;
}

/** The titles of the pages that change only with a release, and of those that list the catalog, by path. */
export const siteTitles: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ...[
    comparison,
    articleList,
    faq,
    search,
    bestForAthletes,
    bestForEyeHealth,
    ...guidePages,
    studiesPage,
    ...aboutPages,
    ...legalPages,
  ].map(({ path, title }) => [path, title] as const),
  ...studies.map((study) => [studyPath(study.key), citationLabel(study)] as const),
]);

/**
 * The title of a page of this site: 'Home', the name of a review's product, 'A vs B' of a comparison, the title of an
 * article or of a text page. Undefined for other paths.
 */
export function titleOfPath(
  path: string,
  { products, posts, studies: added }: NamesBySlug,
): string | undefined {
  const title = siteTitles.get(path);
  if (title !== undefined) return title;
  const [, folder, slug, more] = path.split('/');
  if (slug === undefined || more !== undefined) return undefined;
  if (folder === 'review') return products.get(slug);
  if (folder === 'blog') return posts.get(slug);
  if (folder === 'studies') return added.get(slug);
  if (folder !== 'compare') return undefined;
  return comparedSlugs(slug, new Set(products.keys()))
    ?.map((one) => products.get(one))
    .join(' vs ');
}
