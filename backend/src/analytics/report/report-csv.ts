import {
  reportMetrics,
  type AnalyticsReport,
  type ReportCsvQuery,
  type ReportFigures,
} from '@astaguide/contracts/report/analytics-report';
import { csvTable, type CsvValue } from '@astaguide/contracts/values/csv';

const columnOf = (metric: keyof ReportFigures) => (metric === 'uniqueClicks' ? 'unique_clicks' : metric);
const COLUMNS = reportMetrics.map(columnOf);
const COMPARED = COLUMNS.map((column) => `compared_${column}`);

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
  const header = ['start', 'end', ...COLUMNS, ...(comparison ? COMPARED : [])];
  const rows = series.map(({ start, end, compared, ...figures }) => [
    start,
    end,
    ...reportMetrics.map((figure) => figures[figure]),
    ...(compared ? reportMetrics.map((figure) => compared[figure]) : []),
  ]);
  return [header, ...rows];
}

function breakdownRows({ breakdowns, comparison }: AnalyticsReport, dimension: string): CsvValue[][] {
  const changes = COLUMNS.map((column) => `change_${column}`);
  const header = [dimension, 'label', ...COLUMNS, 'click_through_rate'];
  const { rows } = breakdowns.find((breakdown) => breakdown.dimension === dimension)!;
  return [
    [...header, ...(comparison ? [...COMPARED, ...changes] : [])],
    ...rows.map(({ key, label, clickThroughRate, compared, change, ...figures }) => [
      key,
      label,
      ...reportMetrics.map((figure) => figures[figure]),
      clickThroughRate,
      ...(compared ? reportMetrics.map((figure) => compared[figure]) : []),
      ...(change ? reportMetrics.map((figure) => change[figure]) : []),
    ]),
  ];
}
