import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import type { ReportSpan } from '@astaguide/contracts/analytics/report/analytics-report';
import { formatCount } from '../../../../../lib/format';

/** What the chart marks at a moment. */
export interface ChartMark {
  key: string;
  at: string;
  text: string;
  isAlert: boolean;
  /** Of a change of a product. */
  productId?: number | undefined;
}

/** Annotations and traffic alerts as marks. An alert is marked where its unusual hours begin. */
export const marksOf = (annotations: readonly Annotation[], alerts: readonly TrafficAlert[]): ChartMark[] => [
  ...alerts.map(({ id, kind, windowStart, clicks, expected }) => ({
    key: `alert ${id}`,
    at: windowStart,
    text: `Unusual ${kind} in clicks: ${formatCount(clicks)} (usually about ${formatCount(Math.round(expected))})`,
    isAlert: true,
  })),
  ...annotations.map(({ id, at, text, productId }) => ({
    key: `annotation ${id}`,
    at,
    text,
    isAlert: false,
    productId: productId ?? undefined,
  })),
];

/** Marks by the start of their bucket. */
export function marksByBucket(
  marks: readonly ChartMark[],
  buckets: readonly ReportSpan[],
): Map<string, ChartMark[]> {
  const byStart = new Map<string, ChartMark[]>();
  for (const mark of marks) {
    const moment = Date.parse(mark.at);
    const bucket = buckets.find(({ start, end }) => Date.parse(start) <= moment && moment < Date.parse(end));
    if (!bucket) continue;
    byStart.set(bucket.start, [...(byStart.get(bucket.start) ?? []), mark]);
  }
  return byStart;
}
