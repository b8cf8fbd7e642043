import { earningsMeasures, type Earnings } from '@astaguide/contracts/earnings';
import { measureNames, measureText, type DayLabels } from './labels';

/** Every figure of the chart as a table, oldest first. */
export function SeriesTable({
  earnings: { series, grain, timeZone },
  labels,
}: {
  earnings: Earnings;
  labels: DayLabels;
}) {
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
              <th scope="col" className="py-1.5 pr-3 align-top font-semibold">
                {grain.slice(0, 1).toUpperCase() + grain.slice(1)} ({timeZone})
              </th>
              {earningsMeasures.map((measure) => (
                <th key={measure} scope="col" className="py-1.5 pr-3 text-right align-top font-semibold">
                  {measureNames[measure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((bucket) => (
              <tr key={bucket.start} className="border-t border-line align-baseline">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {labels.bucket(bucket, grain)}
                </th>
                {earningsMeasures.map((measure) => (
                  <td key={measure} className="py-1.5 pr-3 text-right">
                    {measureText(bucket, measure)}
                    {bucket.compared && (
                      <span className="block text-xs text-muted">
                        {measureText(bucket.compared, measure)} before
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
