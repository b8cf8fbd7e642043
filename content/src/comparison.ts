import type { PageIntro } from './blocks';

export const comparison = {
  path: '/comparison',
  title: 'Astaxanthin Supplement Comparison',
  description:
    'Every astaxanthin supplement we list in one table: dose, source, price and rating. Sort it, filter it by potency, source, price or brand.',
  heading: 'Astaxanthin Supplement Comparison',
  lead: 'Every product we list, in one table. Sort it, narrow it down, and share the link to keep your filters.',
} as const satisfies PageIntro;
