import type { Annotation } from '@astaguide/contracts/annotation';
import type { AnalyticsReport } from '@astaguide/contracts/analytics-report';
import { knownTimeZone } from '../../../lib/zoned-time';
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
    <details className="min-w-0 grow text-sm open:basis-full">
      <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
        Show as table
      </summary>
      {/* Scrolls by itself, so it must be reachable by keyboard. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={`Table of figures by ${grain}`}
        className="mt-3 max-h-80 overflow-auto"
      >
        <table className="w-full border-collapse tabular-nums">
          <thead className="sticky top-0 bg-surface text-left text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                {grainHeads[grain]}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-3 text-right align-top font-semibold">
                  {figureNames[column]}
                  {comparison && <span className="block text-xs font-normal">and before</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((bucket) => {
              const label = bucketLabel(bucket, grain, zone);
              return (
                <tr key={bucket.start} className="border-t border-line align-baseline">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                    {label}
                    {notes.get(bucket.start)?.map(({ id, text }) => (
                      <span key={id} className="block text-xs text-muted">
                        {text}
                      </span>
                    ))}
                  </th>
                  {columns.map((column) => (
                    <Figure key={column} {...{ report, bucket, column, label }} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
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
  return (
    <td className="py-1.5 pr-3 text-right">
      <FigureButton title={title} count={bucket[column]} ask={askOfReport(report, bucket, column)} />
      {compared && (
        <span className="block text-xs text-muted">
          <FigureButton
            title={`${title}, before`}
            count={compared[column]}
            ask={askOfReport(report, compared, column)}
          />
        </span>
      )}
    </td>
  );
}
