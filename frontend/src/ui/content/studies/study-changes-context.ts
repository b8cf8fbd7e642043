import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { createContext, use } from 'react';

/** What happened to cited studies after they were published, as the owner recorded it. */
export const StudyChangesContext = createContext<readonly StudyChange[]>([]);

/** The change of a study; undefined if it has none. */
export function useStudyChange(key: string): StudyChange | undefined {
  return use(StudyChangesContext).find((change) => change.key === key);
}
