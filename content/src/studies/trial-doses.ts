import { trials } from './records/trials';
import type { StudyPart } from './records/study-record';

/** A placebo-controlled trial of an effect in people, with the doses that it gave. */
export interface DoseTrial {
  /** Key of the study. */
  key: string;
  /** Milligrams a day, ascending; each was given to a group of its own. */
  doses: readonly number[];
  participants: number;
  /** On all of what was measured, on a part of it, or on nothing; of the trial as a whole. */
  effect: NonNullable<StudyPart['effect']>;
}

/** Every cited trial that can be placed on a scale of doses, in the order of its lowest dose. */
export const doseTrials: readonly DoseTrial[] = Object.entries(trials)
  .flatMap(([key, { parts }]) =>
    parts.flatMap(({ hasPlacebo, effect, dose, participants }) =>
      hasPlacebo && effect !== null && dose !== null && participants !== null
        ? { key, effect, participants, doses: dosesIn(dose) }
        : [],
    ),
  )
  .toSorted((one, other) => one.doses[0]! - other.doses[0]!);

/** '6, 12 or 18 mg a day' → [6, 12, 18]. */
function dosesIn(text: string): number[] {
  const [amounts = ''] = /^[\d., or]+(?= mg a day)/.exec(text) ?? [];
  return (amounts.match(/\d+(\.\d+)?/g) ?? []).map(Number);
}
