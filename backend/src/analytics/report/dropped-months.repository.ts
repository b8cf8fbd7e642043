import type { Span } from '@astaguide/contracts/analytics/report/report-buckets';
import type { Reader } from './reader';
import { DROPPED_MONTHS } from './dropped-months.sql';

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
