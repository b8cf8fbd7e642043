import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { longDay } from '../../../lib/calendar-date';
import { formatPlural } from '../../../lib/format';
import { ChartFooter } from '../../ui/chart/chart-footer';
import { ChartTooltip, pointUnder, type TooltipProps } from '../../ui/chart/chart-tooltip';
import { DownloadCsv } from '../../ui/download-csv';
import { sumOfClicks, type DayClicks } from './clicks-by-day';
import { ClicksTable } from './clicks-table';
import { countAxis, dayAxis } from './day-chart';
import { NoClicks } from './no-clicks';
import { Panel } from '../../ui/panel';

export function ClicksChart({ clicksByDate }: { clicksByDate: DayClicks[] }) {
  const total = sumOfClicks(clicksByDate);
  return (
    <Panel title="Clicks by Day" note={`Last ${clicksByDate.length} days`}>
      {total === 0 ? (
        <NoClicks height="h-64" />
      ) : (
        <div
          role="img"
          aria-label={`Bar chart: ${formatPlural(total, 'click')} in ${clicksByDate.length} days. The table below has every day.`}
          className="h-64"
        >
          <ResponsiveContainer width="100%" height="100%">
            <BarChart
              data={clicksByDate}
              margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
              accessibilityLayer={false}
            >
              <CartesianGrid vertical={false} stroke="var(--line)" />
              <XAxis dataKey="date" {...dayAxis} />
              <YAxis {...countAxis} />
              <Tooltip cursor={{ fill: 'var(--sunken)' }} content={DayTooltip} isAnimationActive={false} />
              <Bar dataKey="clicks" fill="var(--accent)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
            </BarChart>
          </ResponsiveContainer>
        </div>
      )}
      <ChartFooter>
        <ClicksTable clicksByDate={clicksByDate} />
        <DownloadCsv
          filename="clicks-by-day"
          rows={() => [['day', 'clicks'], ...clicksByDate.map(({ date, clicks }) => [date, clicks])]}
        >
          clicks by day
        </DownloadCsv>
      </ChartFooter>
    </Panel>
  );
}

function DayTooltip(props: TooltipProps) {
  const day = pointUnder<DayClicks>(props);
  return day && <ChartTooltip metric={formatPlural(day.clicks, 'click')} label={longDay(day.date)} />;
}
