import type { Annotation, NoteInput } from '@astaguide/contracts/analytics/annotation';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';

const PATH = '/api/analytics/annotations';

/** What marks the charts of a period, oldest first. */
export const annotationsQuery = ({ from, to }: ReportPeriod) =>
  queryOptions<Annotation[]>({ queryKey: [`${PATH}?${new URLSearchParams({ from, to }).toString()}`] });

/** Saves a note: a new one, or the one of an id. */
export const saveNoteMutation = mutationOptions<unknown, Error, { id?: number | undefined; note: NoteInput }>(
  {
    mutationFn: ({ id, note }) =>
      id === undefined ? sendJson('POST', PATH, note) : sendJson('PUT', `${PATH}/${id}`, note),
    onSuccess: (_answer, _note, _result, { client }) => refetchAll(client),
  },
);

/** Takes an annotation away. One that is gone already is what this asks for. */
export const deleteAnnotationMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => orNull(sendJson('DELETE', `${PATH}/${id}`)),
  onSettled: (_answer, _error, _id, _result, { client }) => refetchAll(client),
});

const refetchAll = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${PATH}?`) });
