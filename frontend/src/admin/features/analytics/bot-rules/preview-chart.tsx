import type { BotRulePreview } from '@astaguide/contracts/analytics/bot-rule';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../../lib/format';
import { ChartTooltip, tooltipOf } from '../../../ui/chart/chart-tooltip';
import { countAxis, countsUpTo, dayAxis } from '../../../ui/chart/day-axes';

type Day = BotRulePreview['days'][number];

/** Page views per day, without and with the rule. */
export function PreviewChart({ days, name }: { days: readonly Day[]; name: string }) {
  const highest = Math.max(0, ...days.map(({ before }) => before.views));
  return (
    <div className="h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...days]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          barGap={0}
          aria-label={`Bar chart: page views of ${formatPlural(days.length, 'day')} before and after: ${name}. Use the arrow keys to move between days. The table below has all values.`}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="day" {...dayAxis} />
          <YAxis domain={countsUpTo(highest)} {...countAxis} />
          <Tooltip cursor={{ fill: 'var(--sunken)' }} content={dayTooltip} isAnimationActive={false} />
          <Legend formatter={(text: string) => <span className="text-ink">{text}</span>} />
          <Bar
            dataKey="before.views"
            name="Page views before"
            fill="var(--muted)"
            isAnimationActive={false}
          />
          <Bar dataKey="after.views" name="After" fill="var(--accent)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const dayTooltip = tooltipOf(({ day, before, after }: Day) => (
  <ChartTooltip
    metric={`${formatCount(before.views)} before, ${formatCount(after.views)} after`}
    label={longDay(day)}
  />
));
