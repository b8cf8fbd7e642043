import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { use } from 'react';
import { StudyChangesContext } from './study-changes-context';

/**
 * The number of trials on a subject, with how many of them were retracted, corrected or doubted since.
 *
 * @param text '3 human trials cited'
 * @param trials keys of the counted studies
 */
export function TrialCount({ text, trials }: { text: string; trials: readonly string[] }) {
  const kinds = use(StudyChangesContext).flatMap(({ key, kind }) => (trials.includes(key) ? kind : []));
  const counts = [...new Set(kinds)].map(
    (kind) => `${kinds.filter((one) => one === kind).length} ${studyChangeNames[kind]}`,
  );
  if (counts.length === 0) return text;
  return (
    <>
      {text}, <strong className="text-bad">{counts.join(', ')}</strong>
    </>
  );
}
