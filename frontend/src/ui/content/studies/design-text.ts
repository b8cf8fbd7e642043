import { capitalized } from '../../../lib/format';
import type { StudyPart } from '@astaguide/content/studies/records/study-record';

const kinds: Readonly<Record<Exclude<StudyPart['kind'], 'trial'>, string>> = {
  absorption: 'Study of absorption in people',
  review: 'Review',
  opinion: 'Safety opinion of an authority',
  laboratory: 'Laboratory work',
};

/** The design of a study in words: 'Randomized, double-blind, placebo-controlled trial'. */
export function designText({ kind, isRandomized, isBlinded, hasPlacebo }: StudyPart): string {
  if (kind !== 'trial') return kinds[kind];
  const known = [
    isRandomized === true && 'randomized',
    isBlinded === true && 'double-blind',
    hasPlacebo === true ? 'placebo-controlled' : 'without a control group',
  ].filter((word) => word !== false);
  const missing = [isRandomized === null && 'randomization', isBlinded === null && 'blinding'].filter(
    (word) => word !== false,
  );
  const text = hasPlacebo === true ? `${known.join(', ')} trial` : `trial ${known.join(', ')}`;
  const note = missing.length > 0 ? ` (${missing.join(' and ')} not recorded)` : '';
  return capitalized(text) + note;
}
