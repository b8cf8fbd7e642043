import type { Annotation, AnnotationInput } from '@astaguide/contracts/analytics/annotation';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orNull, sendJson } from '../../../api/http';
import { saveJson } from '../save-json';

const PATH = '/api/analytics/annotations';

/** Annotations of a period, oldest first. */
export const annotationsQuery = ({ from, to }: ReportPeriod) =>
  queryOptions<Annotation[]>({ queryKey: [`${PATH}?${new URLSearchParams({ from, to }).toString()}`] });

/** Creates a note, or updates the one with the given id. */
export const saveAnnotationMutation = mutationOptions<
  unknown,
  Error,
  { id?: number | undefined; note: AnnotationInput }
>({
  mutationFn: ({ id, note }) => saveJson(PATH, id, note),
  onSuccess: (_answer, _note, _result, { client }) => refetchAll(client),
});

/** Deletes an annotation. One that is already gone is no error. */
export const deleteAnnotationMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => orNull(sendJson('DELETE', `${PATH}/${id}`)),
  onSettled: (_answer, _error, _id, _result, { client }) => refetchAll(client),
});

const refetchAll = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${PATH}?`) });
