import type { PageIntro } from './blocks';

export const comparison = {
  path: '/comparison',
  title: 'Astaxanthin Supplement Comparison',
  description:
    'Every astaxanthin supplement we list in one table: dose, source, price and rating. Sort it, filter it by potency, source, price or brand.',
  heading: 'Astaxanthin Supplement Comparison',
  lead: 'Every product we list, in one table. Sort it, narrow it down, and share the link to keep your filters.',
} as const satisfies PageIntro;

/** Explains a filter, with a page that says more. */
export interface FilterNote {
  text: string;
  more?: { text: string; href: string };
}

export const sourceNote: FilterNote = {
  text: 'The source is what the label states. “Natural” means the label gives no origin. The others can be natural too: any astaxanthin from algae is.',
  more: { text: 'Natural or synthetic?', href: '/what-is-astaxanthin#natural-or-synthetic' },
};

export const dietNote: FilterNote = {
  text: 'Based on labels. Products that don’t say are hidden. A vegan capsule has no gelatin, but what is in it may be of animal origin. If you have an allergy, read the label itself.',
};
