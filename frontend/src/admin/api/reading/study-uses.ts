import type { StudyChangeInput } from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { studyChangesQuery, studyChecksQuery } from '../../../api/studies';
import { attentionQuery } from '../attention';
import { freshQuery } from '../fresh-query';
import { refetching } from '../mutations';

const STUDIES = '/api/evidence/studies';

/** Where studies are cited, changed ones first; refetched whenever they are opened. */
export const studyUsesQuery = freshQuery<StudyUses[]>('/api/evidence/uses');

const refetchStudies = refetching(studyUsesQuery, attentionQuery, studyChangesQuery, studyChecksQuery);

/** Records what happened to a study; null removes it. */
export const studyChangeMutation = mutationOptions({
  mutationFn: ({ key, change }: { key: string; change: StudyChangeInput | null }) =>
    change
      ? sendJson('PUT', `${STUDIES}/${key}/change`, change)
      : sendJson('DELETE', `${STUDIES}/${key}/change`),
  onSettled: refetchStudies,
});

/** Replaces the ids of the checked uses of a changed study. */
export const checkedUsesMutation = mutationOptions({
  mutationFn: ({ key, ids }: { key: string; ids: readonly string[] }) =>
    sendJson('PUT', `${STUDIES}/${key}/checked-uses`, { ids }),
  onSettled: refetchStudies,
});

/** Records the day on which a record was compared with its source; null removes it. */
export const studyCheckMutation = mutationOptions({
  mutationFn: ({ key, checkedOn }: { key: string; checkedOn: string | null }) =>
    checkedOn === null
      ? sendJson('DELETE', `${STUDIES}/${key}/check`)
      : sendJson('PUT', `${STUDIES}/${key}/check`, { checkedOn }),
  onSettled: refetchStudies,
});
