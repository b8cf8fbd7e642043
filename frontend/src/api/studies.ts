import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import type { OwnStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyChange, StudyCheck } from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyPlace } from '@astaguide/contracts/catalog/evidence/study-uses';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './http';
import { answerTo } from './query-client';

/** Cited studies that were retracted, corrected or doubted, latest first; cached for 5 minutes. */
export const studyChangesQuery = queryOptions<StudyChange[]>({
  queryKey: ['/api/evidence/changes'],
  staleTime: 300_000,
});

/** The days on which the owner compared records of studies with their sources. */
export const studyChecksQuery = queryOptions<StudyCheck[]>({ queryKey: ['/api/evidence/checks'] });

/** The sources that the owner added to those of the site. */
export const ownStudiesQuery = queryOptions<OwnStudy[]>({ queryKey: ['/api/evidence/studies'] });

/** A source that the owner added; null for any other. */
export const ownStudyQuery = (key: string) =>
  queryOptions<OwnStudy | null>({
    queryKey: [`/api/evidence/studies/${encodeURIComponent(key)}`],
    queryFn: (context) => orNull(answerTo<OwnStudy>(context)),
  });

/** How sure the cited trials on each use make us. */
export const evidenceGradesQuery = queryOptions<EvidenceGrade[]>({ queryKey: ['/api/evidence/grades'] });

/** Where the site cites a study. */
export const studyPlacesQuery = (key: string) =>
  queryOptions<StudyPlace[]>({ queryKey: [`/api/evidence/studies/${encodeURIComponent(key)}/places`] });
