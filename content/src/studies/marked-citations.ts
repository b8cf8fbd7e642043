import { citationLabel } from './citation';
import { getStudy } from './cited-studies';

/**
 * Plain text in which each citation of a marked study has its mark: 'Park et al. 2010, retracted'.
 *
 * @param marks what happened to studies, by their keys
 * @throws Error if there is no study with a key
 */
export function markCitations(text: string, marks: ReadonlyMap<string, string>): string {
  return [...marks].reduce((marked, [key, mark]) => {
    const label = citationLabel(getStudy(key));
    return marked.replaceAll(label, `${label}, ${mark}`);
  }, text);
}
