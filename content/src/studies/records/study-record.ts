/** What one study did. Null where our source does not say, which pages show as 'not recorded'. */
export interface StudyPart {
  kind: 'trial' | 'absorption' | 'review' | 'opinion' | 'laboratory';
  /** For trials: whether chance decided who got what. */
  isRandomized: boolean | null;
  /** For trials: whether neither participants nor researchers knew who got what. */
  isBlinded: boolean | null;
  /** For trials: whether there was a placebo. */
  hasPlacebo: boolean | null;
  /** Number of people whose results were compared. */
  participants: number | null;
  /** Who they were. */
  people: string | null;
  dose: string | null;
  weeks: number | null;
  /** What was measured or surveyed. */
  outcome: string;
  /** What was found, including nothing. */
  result: string | null;
  /** For trials of an effect: on all of what was measured, on a part of it, or on nothing. */
  effect: 'benefit' | 'mixed' | 'none' | null;
}

export interface StudyRecord {
  /** One paper may report two studies. */
  parts: readonly [StudyPart, ...StudyPart[]];
  /** Who paid, or for whom the authors worked; null if not recorded. */
  funding: { text: string; isInterested: boolean } | null;
  /** 'YYYY-MM-DD': when this record was compared with the abstract or the paper; null if it could not be read. */
  checkedOn: string | null;
}

/** A part whose text is not known yet, only its kind. */
const unknown: StudyPart = {
  kind: 'review',
  isRandomized: null,
  isBlinded: null,
  hasPlacebo: null,
  participants: null,
  people: null,
  dose: null,
  weeks: null,
  outcome: '',
  result: null,
  effect: null,
};

export const review: StudyPart = unknown;
export const opinion: StudyPart = { ...unknown, kind: 'opinion' };
export const laboratory: StudyPart = { ...unknown, kind: 'laboratory' };
export const absorption: StudyPart = { ...unknown, kind: 'absorption' };
/** A randomized, double-blind trial against placebo, unless its record says otherwise. */
export const trial: StudyPart = {
  ...unknown,
  kind: 'trial',
  isRandomized: true,
  isBlinded: true,
  hasPlacebo: true,
};

/** The day on which most records were compared with the abstracts. */
export const READ = '2026-11-26';

/** Funding by, or authors of, a company that earns with the result. */
export const interested = (text: string) => ({ text, isInterested: true });
