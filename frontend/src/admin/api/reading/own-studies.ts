import type { OwnStudy, OwnStudyInput, StudyLookup } from '@astaguide/contracts/catalog/evidence/study';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { ownStudiesQuery, studyChangesQuery, studyChecksQuery } from '../../../api/studies';
import { attentionQuery } from '../attention';
import { refetching, saveJson } from '../mutations';
import { studyUsesQuery } from './study-uses';

const STUDIES = '/api/evidence/studies';

const refetchAll = refetching(
  studyUsesQuery,
  ownStudiesQuery,
  studyChangesQuery,
  studyChecksQuery,
  attentionQuery,
);

/** Reads the record of a paper, by its DOI or PubMed id. Throws an ApiError of status 422 with the reason. */
export const lookUpStudyMutation = mutationOptions({
  mutationFn: (id: string) => sendJson<StudyLookup>('POST', '/api/evidence/lookups', { id }),
});

/** Adds a source, or changes one that the owner added. */
export const saveOwnStudyMutation = mutationOptions({
  mutationFn: ({ key, input }: { key: string | undefined; input: OwnStudyInput }) =>
    saveJson<OwnStudy>(STUDIES, key, input),
  onSuccess: refetchAll,
});

export const deleteOwnStudyMutation = mutationOptions({
  mutationFn: (key: string) => sendJson('DELETE', `${STUDIES}/${key}`),
  onSettled: refetchAll,
});
