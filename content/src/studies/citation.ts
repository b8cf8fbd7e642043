import type { Study } from './studies';

/** The citation label of a study: 'Park et al. 2010', 'Brendler and Williamson 2019'. */
export function citationLabel({ authors, year }: Pick<Study, 'authors' | 'year'>): string {
  const [first = '', second, ...others] = authors.split(', ').map(withoutInitials);
  if (second === undefined) return `${first} ${year}`;
  const isPair = others.length === 0 && second !== 'et al.';
  return isPair ? `${first} and ${second} ${year}` : `${first} et al. ${year}`;
}

/** 'De Deyn MLZQ' → 'De Deyn'. Organizations have no initials: 'EFSA NDA Panel'. */
function withoutInitials(author: string): string {
  return author.replace(/ [A-Z]{1,4}$/, '');
}
