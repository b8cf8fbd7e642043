/** What can happen to a study after it was published, as it is written behind a citation. */
export const studyChangeNames = {
  retracted: 'retracted',
  corrected: 'corrected',
  concern: 'expression of concern',
} as const;
export type StudyChangeKind = keyof typeof studyChangeNames;
