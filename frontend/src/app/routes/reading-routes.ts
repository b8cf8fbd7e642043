import type { PageRoute } from './page-route';

/** Pages that are read: articles, guides, questions and the legal pages. */
export const readingRoutes: PageRoute[] = [];
