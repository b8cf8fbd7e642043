import { citationLabel } from './citation';
import { studies, type Study } from './studies';

/**
 * Plain text in which each citation of a marked study has its mark: 'Park et al. 2010, retracted'.
 *
 * @param marks what happened to studies, by their keys
 * @param added the studies that the owner added to those of the site
 */
export function markCitations(
  text: string,
  marks: ReadonlyMap<string, string>,
  added: readonly Pick<Study, 'key' | 'authors' | 'year'>[] = [],
): string {
  return [...marks].reduce((marked, [key, mark]) => {
    const study = [...studies, ...added].find((one) => one.key === key);
    if (!study) return marked;
    const label = citationLabel(study);
    return marked.replaceAll(label, `${label}, ${mark}`);
  }, text);
}
