import type { Span } from '@astaguide/contracts/report/report-buckets';
import type { Reader } from '../replicas/reader';

/**
 * Months whose raw events were dropped after the retention period.
 *
 * @returns the months ('2026-03') that overlap one of the spans, oldest first
 */
export async function findDroppedMonths(reader: Reader, spans: readonly Span[]): Promise<string[]> {
  const rows = await reader.query<{ month: string }[]>(
    `SELECT DISTINCT to_char(day, 'YYYY-MM') AS month FROM log_days
     WHERE dropped_at IS NOT NULL AND EXISTS (
       SELECT FROM unnest($1::timestamptz[], $2::timestamptz[]) AS spans(first, until)
       WHERE first < until AND day BETWEEN day_of(first) AND day_of(until - interval '1 millisecond')
     )
     ORDER BY month`,
    [spans.map(({ start }) => new Date(start)), spans.map(({ end }) => new Date(end))],
  );
  return rows.map(({ month }) => month);
}
