import type { LeftOutReport } from '@astaguide/contracts/left-out-report';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { longDay } from '../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../lib/format';
import { countAxis, countsUpTo, dayAxis, DayTooltipBox, dayUnder, type TooltipProps } from '../day-chart';
import { utcSpan } from '../report/report-trace';
import { FigureButton } from '../trace/figure-button';

type Day = LeftOutReport['days'][number];

/** How many events were left out on each day, as bars and as a table. */
export function LeftOutChart({ report: { days, totals, derived } }: { report: LeftOutReport }) {
  const highest = Math.max(...days.map(({ events }) => events));
  return (
    <>
      <div className="relative h-64">
        {/* Before these days were computed nobody knows. */}
        {highest === 0 && derived.asOf !== null && (
          <p className="pointer-events-none absolute inset-0 grid place-content-center pb-8 text-center">
            <span className="font-display text-lg font-semibold">Nothing was left out on these days</span>
          </p>
        )}
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={days}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`Bar chart: ${formatPlural(totals.events, 'event')} left out in ${formatPlural(days.length, 'day')}. The arrow keys go from day to day; the table below has every figure.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="day" {...dayAxis} />
            <YAxis domain={countsUpTo(highest)} {...countAxis} />
            <Tooltip cursor={{ fill: 'var(--sunken)' }} content={DayTooltip} isAnimationActive={false} />
            <Bar
              dataKey="events"
              fill="var(--muted)"
              radius={[2, 2, 0, 0]}
              maxBarSize={48}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <DaysTable days={days} />
    </>
  );
}

function DayTooltip(props: TooltipProps) {
  const day = dayUnder<Day>(props);
  return (
    day && (
      <DayTooltipBox day={day.day} role="status">
        {formatPlural(day.events, 'event')}
      </DayTooltipBox>
    )
  );
}

const heads = ['Events', 'Page views', 'Clicks', 'Bots'];

function DaysTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
        Show as table
      </summary>
      {/* Scrolls by itself, so it must be reachable by keyboard. */}
      <div
        tabIndex={0}
        role="region"
        aria-label="Table of events left out by day"
        className="mt-3 max-h-80 overflow-auto"
      >
        <table className="w-full border-collapse tabular-nums">
          <thead className="sticky top-0 bg-surface text-left text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                Day (UTC)
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1.5 pr-3 text-right font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, events, views, clicks, visitors }) => {
              const { start, end } = utcSpan({ from: day, to: day });
              return (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                    {longDay(day)}
                  </th>
                  <td className="py-1.5 pr-3 text-right">
                    <FigureButton
                      title={`Left out, ${longDay(day)}`}
                      count={events}
                      ask={{ from: start, to: end, figure: 'events', filters: [], bots: 'only' }}
                    />
                  </td>
                  {[views, clicks, visitors].map((count, place) => (
                    <td key={heads[place + 1]} className="py-1.5 pr-3 text-right">
                      {formatCount(count)}
                    </td>
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
