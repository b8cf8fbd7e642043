/** What can happen to a study after it was published, as it is written behind a citation. */
export const studyChangeNames = {
  retracted: 'retracted',
  corrected: 'corrected',
  concern: 'expression of concern',
} as const;
export type StudyChangeKind = keyof typeof studyChangeNames;

/** The note after citations of changed studies, by the studies' keys. */
export function citationMarks(
  changes: readonly { key: string; kind: StudyChangeKind }[],
): ReadonlyMap<string, string> {
  return new Map(changes.map(({ key, kind }) => [key, studyChangeNames[kind]]));
}
