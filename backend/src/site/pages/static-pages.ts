import { howWeRank } from '@astaguide/content/about/how-we-rank';
import { articleList } from '@astaguide/content/articles';
import { faq } from '@astaguide/content/faq';
import { home } from '@astaguide/content/home';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { aboutPages, guidePages, legalPages } from '@astaguide/content/pages';
import { studiesPage } from '@astaguide/content/studies/studies-page';

/** Paths of the pages that change with the catalog. */
export const catalogPaths: readonly string[] = [home.path, '/comparison', howWeRank.path];

/** Path of the list of articles. */
export const articlesPath = articleList.path;

/** Paths of the pages that change only with a release. */
export const textPaths: readonly string[] = [
  faq,
  bestForAthletes,
  bestForEyeHealth,
  ...guidePages,
  studiesPage,
  ...aboutPages,
  ...legalPages,
]
  .map(({ path }) => path)
  .filter((path) => !catalogPaths.includes(path));
