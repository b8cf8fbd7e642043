import { metricsBy, type ReportMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { DayChunk } from './day-chunks';
import type { MetricRow } from '../key-ranking.sql';

/** The total of each interval by its key, added up over the chunks; intervals without events are missing. */
export function mergeSeries(
  chunks: readonly (Pick<DayChunk, 'intervals'> & { rows: readonly MetricRow[] })[],
): Map<number, ReportMetrics> {
  const series = new Map<number, ReportMetrics>();
  for (const { intervals, rows } of chunks) {
    for (const row of rows.filter(({ dimension }) => dimension === dimensions.total)) {
      const of = intervals[row.key_id - 1]!;
      const sum = series.get(of);
      series.set(
        of,
        metricsBy((metric) => row[metric] + (sum?.[metric] ?? 0)),
      );
    }
  }
  return series;
}

/** Adds the metrics of each interval of two series. */
export function addSeries(
  one: ReadonlyMap<number, ReportMetrics>,
  other: ReadonlyMap<number, ReportMetrics>,
): Map<number, ReportMetrics> {
  const sum = new Map(one);
  for (const [of, metrics] of other) {
    const found = sum.get(of);
    sum.set(
      of,
      metricsBy((metric) => metrics[metric] + (found?.[metric] ?? 0)),
    );
  }
  return sum;
}
