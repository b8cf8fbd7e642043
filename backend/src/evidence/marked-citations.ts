import { citationLabel } from '@astaguide/content/studies/citation';
import { getStudy } from '@astaguide/content/studies/cited-studies';
import type { StudyChange } from '@astaguide/contracts/site/study-change';
import { studyChangeNames } from '@astaguide/contracts/site/study-change-names';

/** Plain text in which each citation of a changed study says so: 'Park et al. 2010, retracted'. */
export function markCitations(text: string, changes: readonly Pick<StudyChange, 'key' | 'kind'>[]): string {
  return changes.reduce((marked, { key, kind }) => {
    const label = citationLabel(getStudy(key));
    return marked.replaceAll(label, `${label}, ${studyChangeNames[kind]}`);
  }, text);
}
