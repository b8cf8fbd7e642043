import {
  reportMetrics,
  type AnalyticsReport,
  type ReportCsvQuery,
  type ReportGoal,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';

/** Column names in files are snake_case: 'uniqueClicks' → 'unique_clicks'. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = reportMetrics.map(columnOf);
const COMPARED = COLUMNS.map((column) => `compared_${column}`);

/**
 * One table of a report as CSV. Days are those of the site's time zone, an interval with its first and its last day; hours
 * are ISO 8601 in UTC. Rates and changes are fractions of 1, and cells without a value are empty.
 *
 * @param table 'series', 'goals', or a dimension of the report
 */
export function reportCsv(report: AnalyticsReport, table: ReportCsvQuery['table']): string {
  if (table === 'goals') return csvTable(goalRows(report));
  return csvTable(table === 'series' ? seriesRows(report) : breakdownRows(report, table));
}

function goalRows({ goals, comparison, reportingCurrency }: AnalyticsReport): CsvValue[][] {
  const columns = ['visitors', 'events', 'value', 'reported_value'];
  const cells = ({ visitors, events, value }: Pick<ReportGoal, 'visitors' | 'events' | 'value'>) => [
    visitors,
    events,
    value?.amount ?? null,
    value?.reported ?? null,
  ];
  const header = ['goal', 'rate', 'currency', 'reporting_currency', ...columns];
  const changes = ['change_visitors', 'change_events', 'change_value'];
  return [
    [...header, ...(comparison ? [...columns.map((column) => `compared_${column}`), ...changes] : [])],
    ...goals.map((goal) => [
      goal.name,
      goal.rate,
      goal.value?.currency ?? null,
      goal.value && reportingCurrency,
      ...cells(goal),
      ...(goal.compared ? cells(goal.compared) : []),
      ...(goal.change ? [goal.change.visitors, goal.change.events, goal.change.value] : []),
    ]),
  ];
}

function seriesRows({ series, comparison, grain, timeZone }: AnalyticsReport): CsvValue[][] {
  const dayOf = (time: number) => dayIn(new Date(time), timeZone);
  const header = ['start', 'end', ...COLUMNS, ...(comparison ? COMPARED : [])];
  const rows = series.map(({ start, end, compared, ...metrics }) => [
    ...(grain === 'hour' ? [start, end] : [dayOf(Date.parse(start)), dayOf(Date.parse(end) - 1)]),
    ...reportMetrics.map((metric) => metrics[metric]),
    // An hour to come has no comparison yet.
    ...(comparison ? reportMetrics.map((metric) => compared?.[metric] ?? null) : []),
  ]);
  return [header, ...rows];
}

function breakdownRows({ breakdowns, comparison }: AnalyticsReport, dimension: string): CsvValue[][] {
  const changes = COLUMNS.map((column) => `change_${column}`);
  const isOfSessions = dimension === 'entryPage' || dimension === 'exitPage';
  const header = [columnOf(dimension), 'label', ...COLUMNS, 'click_through_rate'];
  const { rows } = breakdowns.find((breakdown) => breakdown.dimension === dimension)!;
  return [
    [...header, ...(comparison ? [...COMPARED, ...changes] : []), ...(isOfSessions ? ['sessions'] : [])],
    ...rows.map(({ key, label, clickThroughRate, compared, change, sessions, ...metrics }) => [
      key,
      label,
      ...reportMetrics.map((metric) => metrics[metric]),
      clickThroughRate,
      ...(compared ? reportMetrics.map((metric) => compared[metric]) : []),
      ...(change ? reportMetrics.map((metric) => change[metric]) : []),
      ...(isOfSessions ? [sessions ?? null] : []),
    ]),
  ];
}
