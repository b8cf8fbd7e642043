import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import type { LeftOutReport } from '@astaguide/contracts/analytics/left-out-report';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { leftOutCsvAddress } from '../../../api/analytics-left-out';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../../lib/format';
import { ChartCell, ChartHead, ChartRow, ChartTable } from '../../../ui/chart/chart-table';
import { ChartEmpty } from '../../../ui/chart/chart-empty';
import { ChartFooter } from '../../../ui/chart/chart-footer';
import { ChartTooltip, pointUnder, type TooltipProps } from '../../../ui/chart/chart-tooltip';
import { countAxis, countsUpTo, dayAxis } from '../day-chart';
import { DownloadLink } from '../../../ui/download-csv';
import { spanInZone } from '../report/report-trace';
import { FigureButton } from '../trace/figure-button';
import { NotComputed } from './not-computed';

type Day = LeftOutReport['days'][number];

/** How many events were left out on each day, as bars and as a table. */
export function LeftOutChart({ report, query }: { report: LeftOutReport; query: RangeQuery }) {
  const { totals, derived } = report;
  // Before anything was computed nobody knows of any day.
  const days = report.days.map((day) => ({ ...day, isComputed: day.isComputed && derived.asOf !== null }));
  const isKnown = days.every(({ isComputed }) => isComputed);
  const highest = Math.max(...days.map(({ events }) => events));
  return (
    <>
      <div className="relative h-64">
        {highest === 0 && (
          <ChartEmpty text={isKnown ? 'Nothing was left out on these days' : 'Still being computed'}>
            {!isKnown && (
              <span className="mt-1 block text-sm text-muted">The figures come here by themselves.</span>
            )}
          </ChartEmpty>
        )}
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={days}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`Bar chart: ${derived.asOf === null ? 'events' : formatPlural(totals.events, 'event')} left out in ${formatPlural(days.length, 'day')}. The arrow keys go from day to day; the table below has every figure.`}
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
      <ChartFooter>
        <DaysTable days={days} timeZone={report.timeZone} />
        <DownloadLink href={leftOutCsvAddress(query, 'days')}>events left out by day</DownloadLink>
      </ChartFooter>
    </>
  );
}

function DayTooltip(props: TooltipProps) {
  const day = pointUnder<Day>(props);
  return (
    day && (
      <ChartTooltip
        figure={day.isComputed ? formatPlural(day.events, 'event') : 'Not computed yet'}
        label={longDay(day.day)}
        role="status"
      />
    )
  );
}

function DaysTable({ days, timeZone }: { days: readonly Day[]; timeZone: string }) {
  return (
    <ChartTable
      label="Table of events left out by day"
      first="Day"
      heads={['Events', 'Page views', 'Clicks', 'Bots'].map((head) => (
        <ChartHead key={head}>{head}</ChartHead>
      ))}
    >
      {days.map(({ day, isComputed, events, views, clicks, visitors }) => {
        const { start, end } = spanInZone({ from: day, to: day }, timeZone);
        return (
          <ChartRow key={day} head={longDay(day)}>
            <ChartCell>
              {isComputed ? (
                <FigureButton
                  title={`Left out, ${longDay(day)}`}
                  count={events}
                  ask={{ from: start, to: end, figure: 'events', filters: [], bots: 'only' }}
                />
              ) : (
                <NotComputed />
              )}
            </ChartCell>
            {Object.entries({ views, clicks, visitors }).map(([figure, count]) => (
              <ChartCell key={figure}>{isComputed ? formatCount(count) : <NotComputed />}</ChartCell>
            ))}
          </ChartRow>
        );
      })}
    </ChartTable>
  );
}
