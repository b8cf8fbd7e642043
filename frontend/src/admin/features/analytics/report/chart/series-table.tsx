import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/report/analytics-report';
import { capitalized } from '../../../../../lib/capitalized';
import { knownTimeZone, zonedDate } from '../../../../lib/zoned-time';
import { ChartCell, ChartRow, ChartTable } from '../../../../ui/chart/chart-table';
import { MetricButton } from '../../trace/metric-button';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { ChartMark } from './bucket-marks';
import { bucketLabel } from '../../../../lib/report-labels';
import { metricNames, type TracedMetric } from '../report-metrics';
import { askOfReport } from '../report-trace';

const columns: TracedMetric[] = ['visitors', 'views', 'clicks'];

interface SeriesTableProps {
  report: AnalyticsReport;
  /** By the start of their bucket. */
  marks: ReadonlyMap<string, readonly ChartMark[]>;
  /** Shows the days of a row. */
  onOpenDays: (period: ReportPeriod) => void;
}

/** The data of the chart as a table, oldest first. */
export function SeriesTable({ report, marks, onOpenDays }: SeriesTableProps) {
  const { series, grain, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  return (
    <ChartTable
      label={`Table of metrics by ${grain}`}
      first={capitalized(grain)}
      heads={columns.map((column) => metricNames[column])}
      headNote={comparison && 'and comparison'}
    >
      {series.map((bucket) => {
        const label = bucketLabel(bucket, grain, zone);
        const head = (
          <>
            {grain === 'hour' ? (
              label
            ) : (
              <button
                type="button"
                title="Show these days"
                onClick={() => onOpenDays(daysOf(bucket, report))}
                className="rounded-sm text-left hover:underline"
              >
                {label}
              </button>
            )}
            {marks.get(bucket.start)?.map(({ key, text }) => (
              <span key={key} className="block text-xs text-muted">
                {text}
              </span>
            ))}
          </>
        );
        return (
          <ChartRow key={bucket.start} head={head}>
            {columns.map((column) => (
              <Metric key={column} report={report} bucket={bucket} column={column} label={label} />
            ))}
          </ChartRow>
        );
      })}
    </ChartTable>
  );
}

/** The days of a bucket, within the period. */
export function daysOf(
  { start, end }: ReportSpan,
  { period, timeZone }: Pick<AnalyticsReport, 'period' | 'timeZone'>,
): ReportPeriod {
  const zone = knownTimeZone(timeZone);
  const last = zonedDate(new Date(Date.parse(end) - 1), zone);
  return { from: zonedDate(new Date(start), zone), to: last < period.to ? last : period.to };
}

interface MetricProps {
  report: AnalyticsReport;
  bucket: AnalyticsReport['series'][number];
  column: TracedMetric;
  label: string;
}

function Metric({ report, bucket, column, label }: MetricProps) {
  const { compared } = bucket;
  const title = `${metricNames[column]}, ${label}`;
  const before = compared && (
    <MetricButton
      title={`${title}, comparison period`}
      count={compared[column]}
      ask={askOfReport(report, compared, column)}
    />
  );
  return (
    <ChartCell before={before}>
      <MetricButton title={title} count={bucket[column]} ask={askOfReport(report, bucket, column)} />
    </ChartCell>
  );
}
