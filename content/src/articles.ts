import type { PageIntro } from './blocks';

/** The list of articles. */
export const articleList: PageIntro = {
  path: '/blog',
  title: 'Astaxanthin Research Articles',
  description:
    'Articles on astaxanthin: studies read with their weak points, doses beside what is assessed, and what to look at on a label.',
  heading: 'Research & Insights',
  lead: 'What studies found, how large they were, who paid for them, and what they did not find.',
};

/** Shown if an article does not exist. */
export const articleNotFound = {
  heading: 'Article Not Found',
  text: "The article you're looking for doesn't exist.",
  action: { text: 'All articles', href: '/blog' },
} as const;
