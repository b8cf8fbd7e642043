import type { AnalyticsReport, ReportCsvQuery } from '@astaguide/contracts/analytics-report';
import { csvTable, type CsvValue } from '@astaguide/contracts/csv';

const FIGURES = ['views', 'clicks', 'visitors'] as const;
const COMPARED = FIGURES.map((figure) => `compared_${figure}`);

/**
 * One table of a report as CSV. Moments are ISO 8601 in UTC, rates and changes fractions of 1; a cell without a
 * figure is empty.
 *
 * @param table a dimension must be one of the report's
 */
export function reportCsv(report: AnalyticsReport, table: ReportCsvQuery['table']): string {
  return csvTable(table === 'series' ? seriesRows(report) : breakdownRows(report, table));
}

function seriesRows({ series, comparison }: AnalyticsReport): CsvValue[][] {
  const header = ['start', 'end', ...FIGURES, ...(comparison ? COMPARED : [])];
  const rows = series.map(({ start, end, compared, ...figures }) => [
    start,
    end,
    ...FIGURES.map((figure) => figures[figure]),
    ...(compared ? FIGURES.map((figure) => compared[figure]) : []),
  ]);
  return [header, ...rows];
}

function breakdownRows({ breakdowns, comparison }: AnalyticsReport, dimension: string): CsvValue[][] {
  const changes = FIGURES.map((figure) => `change_${figure}`);
  const header = [dimension, 'label', ...FIGURES, 'click_through_rate'];
  const { rows } = breakdowns.find((breakdown) => breakdown.dimension === dimension)!;
  return [
    [...header, ...(comparison ? [...COMPARED, ...changes] : [])],
    ...rows.map(({ key, label, clickThroughRate, compared, change, ...figures }) => [
      key,
      label,
      ...FIGURES.map((figure) => figures[figure]),
      clickThroughRate,
      ...(compared ? FIGURES.map((figure) => compared[figure]) : []),
      ...(change ? FIGURES.map((figure) => change[figure]) : []),
    ]),
  ];
}
