import type { PageIntro } from './blocks';

export const comparison = {
  path: '/comparison',
  title: 'Astaxanthin Supplement Comparison',
  description:
    'Every astaxanthin supplement we list in one table: dose, source, price and rating. Sort it, filter it by potency, source, price or brand.',
  heading: 'Astaxanthin Supplement Comparison',
  lead: 'Every product we list, in one table. Sort it, narrow it down, and share the link to keep your filters.',
} as const satisfies PageIntro;

/** Explains the source filter. */
export const sourceNote = {
  text: 'The source is what the label states. “Natural” there names no place, and does not make the others synthetic: astaxanthin from algae is natural wherever it grows.',
  more: 'Natural or synthetic?',
  href: '/what-is-astaxanthin#natural-or-synthetic',
} as const;
