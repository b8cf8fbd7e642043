import type { Action } from '../blocks';

/** Where a visitor can go on from an address without a page. */
export const missingPageLinks: readonly (Action & { about: string })[] = [
  {
    text: 'Compare supplements',
    href: '/comparison',
    about: 'Dose, source and price of each, side by side',
  },
  { text: 'Read the articles', href: '/blog', about: 'What studies found, and what they did not' },
  { text: 'Browse the FAQ', href: '/faq', about: 'Short answers to common questions' },
  { text: 'Go to the home page', href: '/', about: 'Our ranking, and where to begin' },
];
