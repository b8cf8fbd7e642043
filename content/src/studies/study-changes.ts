/** What happened to a study after it was published. */
export interface StudyChange {
  /** Key of the study. */
  key: string;
  status: 'retracted' | 'corrected';
  /** 'YYYY-MM-DD' */
  date: string;
  /** What was wrong, and what it means for our texts. Plain text. */
  note: string;
}

/**
 * Retractions and corrections of cited studies. An entry shows at once wherever the study is cited, takes a retracted
 * study out of the grades, and lists every use of it for the owner.
 */
export const studyChanges: readonly StudyChange[] = [];

/** The change of a study; undefined if it has none. */
export function changeOf(key: string, changes = studyChanges): StudyChange | undefined {
  return changes.find((change) => change.key === key);
}
