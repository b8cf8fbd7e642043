import type { Annotation, AnnotationInput } from '@astaguide/contracts/analytics/annotation';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { deletionFrom, refetching, saveJson, under } from '../mutations';

const PATH = '/api/owner/reports/annotations';

/** Annotations of a period, oldest first. */
export const annotationsQuery = ({ from, to }: ReportPeriod) =>
  queryOptions<Annotation[]>({ queryKey: [`${PATH}?${new URLSearchParams({ from, to }).toString()}`] });

/** Creates a note, or updates the one with the given id. */
export const saveAnnotationMutation = mutationOptions({
  mutationFn: ({ id, note }: { id?: number | undefined; note: AnnotationInput }) =>
    saveJson<unknown>(PATH, id, note),
  onSuccess: refetching(under(`${PATH}?`)),
});

export const deleteAnnotationMutation = deletionFrom<number>(PATH, under(`${PATH}?`));
