import type {
  AnalyticsReport,
  ReportMetrics,
  ReportSpan,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { formatCount, capitalized } from '../../../../../lib/format';
import { lacksImported } from './chart-points';
import { knownTimeZone, zonedDate } from '../../../../lib/zoned-time';
import { ChartTable } from '../../../../ui/chart/chart-table';
import { BeforeAndAfterButton } from '../../before-and-after/before-and-after-button';
import { MetricButton } from '../../trace/metric-button';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { ChartMark } from './bucket-marks';
import { bucketLabel } from '../../../../lib/report-labels';
import { metricNames, type TracedMetric } from '../report-metrics';
import { askOfReport } from '../report-trace';

type Bucket = AnalyticsReport['series'][number];

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
  const labelOf = (bucket: ReportSpan) => bucketLabel(bucket, grain, knownTimeZone(timeZone));
  const metric = (column: TracedMetric) => ({
    key: column,
    name: metricNames[column],
    cell: (bucket: Bucket) =>
      bucket.imported ? (
        importedText(column, bucket)
      ) : (
        <MetricButton
          title={`${metricNames[column]}, ${labelOf(bucket)}`}
          count={bucket[column]}
          ask={askOfReport(report, bucket, column)}
        />
      ),
    before: ({ compared, ...bucket }: Bucket) =>
      compared &&
      (compared.imported ? (
        importedText(column, compared)
      ) : (
        <MetricButton
          title={`${metricNames[column]}, ${labelOf(bucket)}, comparison period`}
          count={compared[column]}
          ask={askOfReport(report, compared, column)}
        />
      )),
  });
  /** Imported days have no events behind their numbers. */
  const importedText = (column: TracedMetric, metrics: ReportMetrics) =>
    lacksImported(report, column) ? '–' : formatCount(metrics[column]);
  const head = (bucket: Bucket) => (
    <>
      {grain === 'hour' ? (
        labelOf(bucket)
      ) : (
        <button
          type="button"
          title="Show these days"
          onClick={() => onOpenDays(daysOf(bucket, report))}
          className="rounded-sm text-left hover:underline"
        >
          {labelOf(bucket)}
        </button>
      )}
      {bucket.imported && <span className="block text-xs text-muted">Imported</span>}
      {marks.get(bucket.start)?.map(({ key, at, text, isAlert, productId }) => (
        <span key={key} className="block text-xs text-muted">
          {text} {!isAlert && <BeforeAndAfterButton at={at} productId={productId} change={text} />}
        </span>
      ))}
    </>
  );
  return (
    <ChartTable
      label={`Table of metrics by ${grain}`}
      rows={series}
      keyOf={({ start }) => start}
      columns={[
        { key: 'start', name: capitalized(grain), cell: head },
        metric('visitors'),
        metric('views'),
        metric('clicks'),
      ]}
      headNote={comparison && 'and comparison'}
    />
  );
}

/** The days of a bucket, within the period. */
export function daysOf({ start, end }: ReportSpan, { period, timeZone }: AnalyticsReport): ReportPeriod {
  const zone = knownTimeZone(timeZone);
  const last = zonedDate(new Date(Date.parse(end) - 1), zone);
  return { from: zonedDate(new Date(start), zone), to: last < period.to ? last : period.to };
}
