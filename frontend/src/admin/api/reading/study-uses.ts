import type { StudyChangeInput } from '@astaguide/contracts/site/study-change';
import type { StudyUses } from '@astaguide/contracts/site/study-uses';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { studyChangesQuery, studyChecksQuery } from '../../../api/studies';
import { attentionQuery } from '../attention';

const STUDIES = '/api/evidence/studies';

/** Where studies are cited, changed ones first; refetched whenever they are opened. */
export const studyUsesQuery = queryOptions<StudyUses[]>({
  queryKey: ['/api/evidence/uses'],
  staleTime: 0,
});

/** Records what happened to a study; null removes it. */
export const studyChangeMutation = mutationOptions<
  unknown,
  Error,
  { key: string; change: StudyChangeInput | null }
>({
  mutationFn: ({ key, change }) =>
    change
      ? sendJson('PUT', `${STUDIES}/${key}/change`, change)
      : sendJson('DELETE', `${STUDIES}/${key}/change`),
  onSettled: (_answer, _error, _change, _result, { client }) => refetchAll(client),
});

/** Replaces the ids of the checked uses of a changed study. */
export const checkedUsesMutation = mutationOptions<unknown, Error, { key: string; ids: readonly string[] }>({
  mutationFn: ({ key, ids }) => sendJson('PUT', `${STUDIES}/${key}/checked-uses`, { ids }),
  onSettled: (_answer, _error, _ids, _result, { client }) => refetchAll(client),
});

/** Records the day on which a record was compared with its source; null removes it. */
export const studyCheckMutation = mutationOptions<unknown, Error, { key: string; checkedOn: string | null }>({
  mutationFn: ({ key, checkedOn }) =>
    checkedOn === null
      ? sendJson('DELETE', `${STUDIES}/${key}/check`)
      : sendJson('PUT', `${STUDIES}/${key}/check`, { checkedOn }),
  onSettled: (_answer, _error, _check, _result, { client }) => refetchAll(client),
});

const refetchAll = (client: QueryClient) =>
  Promise.all(
    [studyUsesQuery, attentionQuery, studyChangesQuery, studyChecksQuery].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
