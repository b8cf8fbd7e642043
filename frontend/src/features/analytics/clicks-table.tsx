import { longDay } from '../../lib/calendar-date';
import { formatCount } from '../../lib/format';
import type { DayClicks } from './clicks-by-day';

/** The chart's figures as a table, newest day first. */
export function ClicksTable({ clicksByDate }: { clicksByDate: DayClicks[] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
        Show as a table
      </summary>
      {/* Scrolls by itself, so it must be reachable by keyboard. */}
      <div
        tabIndex={0}
        role="region"
        aria-label="Table of clicks by day"
        className="mt-3 max-h-72 max-w-sm overflow-y-auto"
      >
        <table className="w-full border-collapse tabular-nums">
          <thead className="sticky top-0 bg-surface text-left text-muted">
            <tr>
              <th scope="col" className="py-1.5 font-semibold">
                Day (UTC)
              </th>
              <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
                Clicks
              </th>
            </tr>
          </thead>
          <tbody>
            {clicksByDate.toReversed().map(({ date, clicks }) => (
              <tr key={date} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {longDay(date)}
                </th>
                <td className="py-1.5 pr-3 text-right">{formatCount(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
