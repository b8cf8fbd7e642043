import type { ReportMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { Reader } from './reader';
import type { CoverSource, RangeCover } from './cover-range';
import type { MetricRow, RankedKey, Sided } from './key-ranking.sql';
import type { SeriesInterval } from './report-series';
import { HOURS, KEYS, SERIES, SOURCES } from './report-rollups.sql';

/** The summed months of the rollups or the attributions, and the first day with events. */
export async function findCoverSource(reader: Reader, table: keyof typeof SOURCES): Promise<CoverSource> {
  const [row] = await reader.query<[{ months: string[]; first_day: string | null }]>(SOURCES[table], []);
  return { months: new Set(row.months), firstDay: row.first_day };
}

/** @returns the total of each interval by its key; intervals without events are missing */
export async function findMetrics(reader: Reader, cover: RangeCover): Promise<Map<number, ReportMetrics>> {
  return byKey(await reader.query(SERIES, [dimensions.total, 0, ...cover.months, ...cover.days]));
}

/** @param spans whole hours of a day. @returns the total of each interval by its key */
export async function findHours(
  reader: Reader,
  spans: readonly SeriesInterval[],
): Promise<Map<number, ReportMetrics>> {
  return byKey(
    await reader.query(HOURS, [
      spans.map(({ of }) => of),
      spans.map(({ start }) => new Date(start)),
      spans.map(({ end }) => new Date(end)),
    ]),
  );
}

/**
 * Ranks the keys of dimensions.
 *
 * @param cover index 0 is the period, 1 the comparison
 * @param limit maximum number of keys of each dimension
 * @param counted the metrics of keys that were counted from the log
 */
export function findKeys(
  reader: Reader,
  asked: readonly (ReportDimension | 'type')[],
  limit: number,
  { months, days }: RangeCover,
  counted: readonly (MetricRow & Sided)[],
): Promise<RankedKey[]> {
  const keys = asked.map((dimension) => dimensions[dimension]);
  return reader.query(KEYS, [keys, limit, ...months, ...days, JSON.stringify(counted)]);
}

const byKey = (rows: (ReportMetrics & { of: number })[]) =>
  new Map(rows.map(({ of, ...metrics }) => [of, metrics]));
