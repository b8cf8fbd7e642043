import type { StudyChange, StudyCheck } from '@astaguide/contracts/site/study-change';
import { queryOptions } from '@tanstack/react-query';

/** Cited studies that were retracted, corrected or doubted, latest first; cached for 5 minutes. */
export const studyChangesQuery = queryOptions<StudyChange[]>({
  queryKey: ['/api/evidence/changes'],
  staleTime: 300_000,
});

/** The days on which the owner compared records of studies with their sources. */
export const studyChecksQuery = queryOptions<StudyCheck[]>({ queryKey: ['/api/evidence/checks'] });
