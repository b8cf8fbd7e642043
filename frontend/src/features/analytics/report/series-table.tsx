import type { Annotation } from '@astaguide/contracts/annotation';
import type { AnalyticsReport, ReportFigures } from '@astaguide/contracts/analytics-report';
import { formatCount } from '../../../lib/format';
import type { ChartFigure } from './report-address';
import { bucketLabel, figureNames } from './report-labels';

const columns: ChartFigure[] = ['clicks', 'views', 'visitors'];
const grainHeads = { hour: 'Hour (UTC)', day: 'Day (UTC)', week: 'Week (UTC)', month: 'Month (UTC)' };

interface SeriesTableProps {
  report: AnalyticsReport;
  /** What happened, by the bucket's start. */
  notes: ReadonlyMap<string, readonly Annotation[]>;
}

/** Every figure of the chart as a table, oldest first. */
export function SeriesTable({ report: { series, grain, comparison }, notes }: SeriesTableProps) {
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
            {series.map((bucket) => (
              <tr key={bucket.start} className="border-t border-line align-baseline">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {bucketLabel(bucket, grain)}
                  {notes.get(bucket.start)?.map(({ id, text }) => (
                    <span key={id} className="block text-xs text-muted">
                      {text}
                    </span>
                  ))}
                </th>
                {columns.map((column) => (
                  <Figure key={column} now={bucket[column]} before={bucket.compared} column={column} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface FigureProps {
  now: number;
  before: ReportFigures | null;
  column: ChartFigure;
}

function Figure({ now, before, column }: FigureProps) {
  return (
    <td className="py-1.5 pr-3 text-right">
      {formatCount(now)}
      {before && <span className="block text-xs text-muted">{formatCount(before[column])}</span>}
    </td>
  );
}
