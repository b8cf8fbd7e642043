import { NotComputed } from './bot-traffic-totals';
import { ChartEmpty, ChartFooter } from '../../../ui/chart/chart-parts';
import type { RangeQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { botTrafficCsvAddress } from '../../../api/analytics/bot-traffic';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../../lib/format';
import { ChartTable } from '../../../ui/chart/chart-table';
import { ChartTooltip, tooltipOf } from '../../../ui/chart/chart-tooltip';
import { countAxis, countsUpTo, dayAxis } from '../../../ui/chart/day-axes';
import { DownloadLink } from '../../../ui/download-csv';
import { spanInZone } from '../report/report-trace';
import { MetricButton } from '../trace/metric-button';

type Day = BotTrafficReport['days'][number];

/** Filtered events per day, as bars and as a table. */
export function BotTrafficChart({ report, query }: { report: BotTrafficReport; query: RangeQuery }) {
  const { totals, projections } = report;
  // Days before the first projection are unknown.
  const days = report.days.map((day) => ({
    ...day,
    isComputed: day.isComputed && projections.asOf !== null,
  }));
  const isKnown = days.every(({ isComputed }) => isComputed);
  const highest = Math.max(...days.map(({ events }) => events));
  return (
    <>
      <div className="relative h-64">
        {highest === 0 && (
          <ChartEmpty text={isKnown ? 'No filtered events in this period' : 'Calculating…'}>
            {!isKnown && (
              <span className="mt-1 block text-sm text-muted">Data appears here automatically.</span>
            )}
          </ChartEmpty>
        )}
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={days}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`Bar chart: ${projections.asOf === null ? 'events' : formatPlural(totals.events, 'event')} filtered in ${formatPlural(days.length, 'day')}. Use the arrow keys to move between days. The table below has all values.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="day" {...dayAxis} />
            <YAxis domain={countsUpTo(highest)} {...countAxis} />
            <Tooltip cursor={{ fill: 'var(--sunken)' }} content={dayTooltip} isAnimationActive={false} />
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
        <DownloadLink href={botTrafficCsvAddress(query, 'days')}>filtered events by day</DownloadLink>
      </ChartFooter>
    </>
  );
}

const dayTooltip = tooltipOf((day: Day) => (
  <ChartTooltip
    metric={day.isComputed ? formatPlural(day.events, 'event') : 'Not calculated yet'}
    label={longDay(day.day)}
  />
));

function DaysTable({ days, timeZone }: { days: readonly Day[]; timeZone: string }) {
  const count = (key: 'views' | 'clicks' | 'visitors', name: string) => ({
    key,
    name,
    cell: (day: Day) => (day.isComputed ? formatCount(day[key]) : <NotComputed />),
  });
  return (
    <ChartTable
      label="Table of filtered events by day"
      rows={days}
      keyOf={({ day }) => day}
      columns={[
        { key: 'day', name: 'Day', cell: ({ day }) => longDay(day) },
        {
          key: 'events',
          name: 'Events',
          cell: ({ day, isComputed, events }) =>
            isComputed ? (
              <MetricButton
                title={`Filtered, ${longDay(day)}`}
                count={events}
                ask={{
                  ...spanInZone({ from: day, to: day }, timeZone),
                  metric: 'events',
                  filters: [],
                  bots: 'only',
                }}
              />
            ) : (
              <NotComputed />
            ),
        },
        count('views', 'Page views'),
        count('clicks', 'Clicks'),
        count('visitors', 'Daily bots'),
      ]}
    />
  );
}
