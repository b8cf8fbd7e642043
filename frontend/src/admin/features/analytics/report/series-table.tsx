import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { AnalyticsReport } from '@astaguide/contracts/report/analytics-report';
import { knownTimeZone } from '../../../lib/zoned-time';
import { ChartCell, ChartHead, ChartRow, ChartTable } from '../../../ui/chart/chart-table';
import { FigureButton } from '../trace/figure-button';
import type { ChartFigure } from './report-address';
import { bucketLabel, figureNames } from './report-labels';
import { askOfReport } from './report-trace';

const columns: ChartFigure[] = ['clicks', 'views', 'visitors'];
const grainHeads = { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' };

interface SeriesTableProps {
  report: AnalyticsReport;
  /** What happened, by the bucket's start. */
  notes: ReadonlyMap<string, readonly Annotation[]>;
}

/** Every figure of the chart as a table, oldest first. */
export function SeriesTable({ report, notes }: SeriesTableProps) {
  const { series, grain, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  return (
    <ChartTable
      label={`Table of figures by ${grain}`}
      first={grainHeads[grain]}
      heads={columns.map((column) => (
        <ChartHead key={column} note={comparison && 'and before'}>
          {figureNames[column]}
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
              <Figure key={column} {...{ report, bucket, column, label }} />
            ))}
          </ChartRow>
        );
      })}
    </ChartTable>
  );
}

interface FigureProps {
  report: AnalyticsReport;
  bucket: AnalyticsReport['series'][number];
  column: ChartFigure;
  label: string;
}

function Figure({ report, bucket, column, label }: FigureProps) {
  const { compared } = bucket;
  const title = `${figureNames[column]}, ${label}`;
  const before = compared && (
    <FigureButton
      title={`${title}, before`}
      count={compared[column]}
      ask={askOfReport(report, compared, column)}
    />
  );
  return (
    <ChartCell before={before}>
      <FigureButton title={title} count={bucket[column]} ask={askOfReport(report, bucket, column)} />
    </ChartCell>
  );
}
