import type { Action, PageIntro } from './blocks';

export const search = {
  path: '/search',
  title: 'Search',
  description:
    'Search everything on this site: product reviews, articles, guides, common questions and the studies that they cite.',
  heading: 'Search',
  lead: 'Products, articles, guides, questions and studies.',
} as const satisfies PageIntro;

export const searchHint = {
  title: 'What are you looking for?',
  text: 'Try the name of a product or brand, a dose such as 12 mg, or a subject such as skin, eyes or side effects.',
  actions: [
    { text: 'Compare supplements', href: '/comparison' },
    { text: 'Browse the FAQ', href: '/faq' },
    { text: 'Read the articles', href: '/blog' },
  ] satisfies readonly Action[],
} as const;

export const nothingFound = {
  text: 'Check the spelling, use fewer words, or try a more general one. You can also browse:',
  actions: searchHint.actions,
} as const;
