import {
  reportMetrics,
  type AnalyticsReport,
  type ReportCsvQuery,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';

/** Column names in files are snake_case: 'uniqueClicks' → 'unique_clicks'. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = reportMetrics.map(columnOf);
const COMPARED = COLUMNS.map((column) => `compared_${column}`);

/**
 * One table of a report as CSV. Times are ISO 8601 in UTC, rates and changes are fractions of 1, and cells without a
 * value are empty.
 *
 * @param table 'series', or a dimension of the report
 */
export function reportCsv(report: AnalyticsReport, table: ReportCsvQuery['table']): string {
  return csvTable(table === 'series' ? seriesRows(report) : breakdownRows(report, table));
}

function seriesRows({ series, comparison }: AnalyticsReport): CsvValue[][] {
  const header = ['start', 'end', ...COLUMNS, ...(comparison ? COMPARED : [])];
  const rows = series.map(({ start, end, compared, ...metrics }) => [
    start,
    end,
    ...reportMetrics.map((metric) => metrics[metric]),
    ...(compared ? reportMetrics.map((metric) => compared[metric]) : []),
  ]);
  return [header, ...rows];
}

function breakdownRows({ breakdowns, comparison }: AnalyticsReport, dimension: string): CsvValue[][] {
  const changes = COLUMNS.map((column) => `change_${column}`);
  const header = [columnOf(dimension), 'label', ...COLUMNS, 'click_through_rate'];
  const { rows } = breakdowns.find((breakdown) => breakdown.dimension === dimension)!;
  return [
    [...header, ...(comparison ? [...COMPARED, ...changes] : [])],
    ...rows.map(({ key, label, clickThroughRate, compared, change, ...metrics }) => [
      key,
      label,
      ...reportMetrics.map((metric) => metrics[metric]),
      clickThroughRate,
      ...(compared ? reportMetrics.map((metric) => compared[metric]) : []),
      ...(change ? reportMetrics.map((metric) => change[metric]) : []),
    ]),
  ];
}
