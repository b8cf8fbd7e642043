import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { AnalyticsReport } from '@astaguide/contracts/report/analytics-report';
import { knownTimeZone } from '../../../lib/zoned-time';
import { ChartCell, ChartHead, ChartRow, ChartTable } from '../../../ui/chart/chart-table';
import { MetricButton } from '../trace/metric-button';
import type { ChartMetric } from './report-address';
import { bucketLabel, metricNames } from './report-labels';
import { askOfReport } from './report-trace';

const columns: ChartMetric[] = ['clicks', 'views', 'visitors'];
const grainHeads = { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' };

interface SeriesTableProps {
  report: AnalyticsReport;
  /** Annotations by the start of their bucket. */
  notes: ReadonlyMap<string, readonly Annotation[]>;
}

/** The data of the chart as a table, oldest first. */
export function SeriesTable({ report, notes }: SeriesTableProps) {
  const { series, grain, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  return (
    <ChartTable
      label={`Table of metrics by ${grain}`}
      first={grainHeads[grain]}
      heads={columns.map((column) => (
        <ChartHead key={column} note={comparison && 'and comparison'}>
          {metricNames[column]}
        </ChartHead>
      ))}
    >
      {series.map((bucket) => {
        const label = bucketLabel(bucket, grain, zone);
        const head = (
          <>
            {label}
            {notes.get(bucket.start)?.map(({ id, text }) => (
              <span key={id} className="block text-xs text-muted">
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

interface MetricProps {
  report: AnalyticsReport;
  bucket: AnalyticsReport['series'][number];
  column: ChartMetric;
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
