import { citationLabel } from './citation';
import { studies } from './studies';

/**
 * Plain text in which each citation of a marked study has its mark: 'Park et al. 2010, retracted'.
 *
 * @param marks what happened to studies, by their keys
 */
export function markCitations(text: string, marks: ReadonlyMap<string, string>): string {
  return [...marks].reduce((marked, [key, mark]) => {
    const study = studies.find((one) => one.key === key);
    // One that the owner added, which the site's own texts do not cite.
    if (!study) return marked;
    const label = citationLabel(study);
    return marked.replaceAll(label, `${label}, ${mark}`);
  }, text);
}
