import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { useQuery } from '@tanstack/react-query';
import { analyticsSummaryQuery } from '../../api/analytics/live-summary';
import { QueryPanel } from '../../ui/query-panel';
import { shortDay, weekday } from '../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../lib/format';
import { percentOfHighest } from './percent-of-highest';

/** Clicks of all time, and of the last 7 days with a bar for each: these keep their span when the range changes. */
export function SummaryMetrics() {
  return (
    <QueryPanel
      query={useQuery(analyticsSummaryQuery)}
      name="data"
      skeleton={['h-36']}
      errorHint="Tracking is not affected."
    >
      {(summary) => <Summary summary={summary} />}
    </QueryPanel>
  );
}

function Summary({ summary }: { summary: AnalyticsSummary }) {
  const week = summary.clicksByDate.slice(-7);
  return (
    <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]">
      <Metric label="Total Clicks" value={summary.totalClicks} note="All time" />
      <Metric
        label="Daily Clicks"
        value={week.reduce((sum, { clicks }) => sum + clicks, 0)}
        note="Clicks, last 7 days"
      />
      <section aria-label="Trend, last 7 days" className="bg-surface p-5 sm:col-span-2 sm:p-6 lg:col-span-1">
        <TrendBars days={week} />
      </section>
    </div>
  );
}

function Metric({ label, value, note }: { label: string; value: number; note: string }) {
  return (
    <section aria-label={label} className="bg-surface p-5 sm:p-6">
      <h2 className="font-sans kicker text-muted">{label}</h2>
      <p className="mt-2 font-display text-2xl font-semibold tabular-nums">{formatCount(value)}</p>
      <p className="mt-1 text-xs text-muted">{note}</p>
    </section>
  );
}

function TrendBars({ days }: { days: AnalyticsSummary['clicksByDate'] }) {
  const heights = percentOfHighest(days.map(({ clicks }) => clicks));
  return (
    <ol className="grid grid-cols-7 gap-2">
      {days.map(({ date, clicks }, index) => (
        <li key={date} className="flex flex-col items-center gap-1 text-xs text-muted" title={shortDay(date)}>
          <span className="tabular-nums">
            <span className="sr-only">
              {shortDay(date)}: {formatPlural(clicks, 'click')}
            </span>
            <span aria-hidden="true">{formatCount(clicks)}</span>
          </span>
          <span aria-hidden="true" className="flex h-14 w-full max-w-10 items-end border-b border-edge">
            <span className="block w-full rounded-t-sm bg-accent" style={{ height: `${heights[index]}%` }} />
          </span>
          <span aria-hidden="true">{weekday(date)}</span>
        </li>
      ))}
    </ol>
  );
}
