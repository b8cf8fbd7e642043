import type { Span } from '@astaguide/contracts/analytics/report/report-buckets';
import type { Reader } from './reader';

/**
 * Finds the months with a dropped day in one of the spans, oldest first. A span begins at an element of $1, and ends
 * before the same element of $2.
 */
const DROPPED_MONTHS = `
  SELECT DISTINCT to_char(day, 'YYYY-MM') AS month FROM log_days
  WHERE dropped_at IS NOT NULL AND EXISTS (
    SELECT FROM unnest($1::timestamptz[], $2::timestamptz[]) AS spans(first, until)
    WHERE first < until AND day BETWEEN day_of(first) AND day_of(until - interval '1 millisecond')
  )
  ORDER BY month`;

/**
 * Months whose raw events were dropped after the retention period.
 *
 * @returns the months ('2026-03') that overlap one of the spans, oldest first
 */
export async function findDroppedMonths(reader: Reader, spans: readonly Span[]): Promise<string[]> {
  const rows = await reader.query<{ month: string }[]>(DROPPED_MONTHS, [
    spans.map(({ start }) => new Date(start)),
    spans.map(({ end }) => new Date(end)),
  ]);
  return rows.map(({ month }) => month);
}
