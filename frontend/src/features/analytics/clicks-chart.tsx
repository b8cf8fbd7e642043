import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { longDay, shortDay } from '../../lib/calendar-date';
import { formatCount, formatPlural } from '../../lib/format';
import { sumOfClicks, type DayClicks } from './clicks-by-day';
import { ClicksTable } from './clicks-table';
import { NoClicks } from './no-clicks';
import { Panel } from './panel';

const tick = { fill: 'var(--muted)', fontSize: 13 };

export function ClicksChart({ clicksByDate }: { clicksByDate: DayClicks[] }) {
  const total = sumOfClicks(clicksByDate);
  return (
    <Panel title="Clicks by Day" note={`Last ${clicksByDate.length} days, UTC`}>
      {total === 0 ? (
        <div className="grid h-64 place-content-center">
          <NoClicks />
        </div>
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
              <XAxis
                dataKey="date"
                tickFormatter={shortDay}
                tick={tick}
                tickLine={false}
                axisLine={{ stroke: 'var(--edge)' }}
                minTickGap={24}
              />
              <YAxis
                tickFormatter={formatCount}
                tick={tick}
                tickLine={false}
                axisLine={false}
                allowDecimals={false}
                width="auto"
              />
              <Tooltip cursor={{ fill: 'var(--sunken)' }} content={DayTooltip} isAnimationActive={false} />
              <Bar dataKey="clicks" fill="var(--accent)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
            </BarChart>
          </ResponsiveContainer>
        </div>
      )}
      <ClicksTable clicksByDate={clicksByDate} />
    </Panel>
  );
}

function DayTooltip({ active, payload }: { active?: boolean; payload?: readonly { payload?: unknown }[] }) {
  const day = payload?.[0]?.payload as DayClicks | undefined;
  if (!active || !day) return null;
  return (
    <p className="rounded-sm border border-edge bg-surface px-3 py-2 text-sm shadow-lg shadow-ink/10">
      <strong className="block font-semibold tabular-nums">{formatPlural(day.clicks, 'click')}</strong>
      <span className="text-muted">{longDay(day.date)}</span>
    </p>
  );
}
