import type { Study } from './studies';

/** The citation label of a study: 'Park et al. 2010', 'Brendler and Williamson 2019'. */
export function citationLabel({ authors, year }: Pick<Study, 'authors' | 'year'>): string {
  const [first = '', second, ...others] = authors.split(', ').map(withoutInitials);
  if (second === undefined) return `${first} ${year}`;
  const isPair = others.length === 0 && second !== 'et al.';
  return isPair ? `${first} and ${second} ${year}` : `${first} et al. ${year}`;
}

/** The page of a study's record, and its name; undefined if there is no online record. */
export function studyRecord({ record }: Pick<Study, 'record'>): { href: string; name: string } | undefined {
  if (!record) return undefined;
  return 'doi' in record
    ? { href: `https://doi.org/${record.doi}`, name: `doi:${record.doi}` }
    : { href: `https://pubmed.ncbi.nlm.nih.gov/${record.pubmedId}/`, name: `PubMed ${record.pubmedId}` };
}

/** The page with the record of every study. */
export const STUDIES_PATH = '/studies';

/** Where the record of a study is on this site: '/studies#park-2010'. */
export function recordPath(key: string): string {
  return `${STUDIES_PATH}#${key}`;
}

/** The page of one study: '/studies/park-2010'. */
export function studyPath(key: string): string {
  return `${STUDIES_PATH}/${key}`;
}

/** The anchor of a study in a page's list of sources. */
export function sourceAnchor(key: string): string {
  return `source-${key}`;
}

/** 'De Deyn MLZQ' → 'De Deyn'. Organizations have no initials: 'EFSA NDA Panel'. */
function withoutInitials(author: string): string {
  return author.replace(/ [A-Z]{1,4}$/, '');
}
