import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import type { StudyChange, StudyCheck } from '@astaguide/contracts/catalog/evidence/study-change';
import { queryOptions } from '@tanstack/react-query';

/** Cited studies that were retracted, corrected or doubted, latest first; cached for 5 minutes. */
export const studyChangesQuery = queryOptions<StudyChange[]>({
  queryKey: ['/api/evidence/changes'],
  staleTime: 300_000,
});

/** The days on which the owner compared records of studies with their sources. */
export const studyChecksQuery = queryOptions<StudyCheck[]>({ queryKey: ['/api/evidence/checks'] });

/** How sure the cited trials on each use make us. */
export const evidenceGradesQuery = queryOptions<EvidenceGrade[]>({ queryKey: ['/api/evidence/grades'] });
