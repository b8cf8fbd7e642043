import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { ReportSpan } from '@astaguide/contracts/report/analytics-report';

/** Annotations by the start of their bucket. */
export function annotationsByBucket(
  annotations: readonly Annotation[],
  buckets: readonly ReportSpan[],
): Map<string, Annotation[]> {
  const notes = new Map<string, Annotation[]>();
  for (const annotation of annotations) {
    const moment = Date.parse(annotation.at);
    const bucket = buckets.find(({ start, end }) => Date.parse(start) <= moment && moment < Date.parse(end));
    if (!bucket) continue;
    notes.set(bucket.start, [...(notes.get(bucket.start) ?? []), annotation]);
  }
  return notes;
}
