import type { Action } from './blocks';

export const notFound = {
  title: '404 Page Not Found',
  description:
    'There is no page at this address. Go on to the home page, the product comparison, the articles or the answers to common questions.',
  heading: '404 Page Not Found',
  lead: 'There is no page at this address. It may have moved, or the link that brought you here has a typo in it.',
  actions: [
    { text: 'Go to the home page', href: '/' },
    { text: 'Compare supplements', href: '/comparison' },
    { text: 'Read the articles', href: '/blog' },
    { text: 'Browse the FAQ', href: '/faq' },
  ] satisfies readonly Action[],
} as const;
