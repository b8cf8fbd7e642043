import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatPlural } from '../../../../lib/format';
import { monthLabel } from '../../../lib/report-labels';
import { ChartTooltip, tooltipOf } from '../../../ui/chart/chart-tooltip';
import { countAxis, countsUpTo, dayAxis } from '../../../ui/chart/day-axes';
import type { SizeOfList } from './growth';

/** How long the list was at the end of each month, as bars. */
export function GrowthChart({ sizes }: { sizes: readonly SizeOfList[] }) {
  return (
    <div className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...sizes]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          aria-label="Bar chart of the readers on the list by month. Use the arrow keys to move between bars."
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="month" {...dayAxis} tickFormatter={shortMonth} />
          <YAxis {...countAxis} domain={countsUpTo(Math.max(...sizes.map(({ size }) => size)))} />
          <Tooltip cursor={{ fill: 'var(--sunken)' }} content={sizeTooltip} isAnimationActive={false} />
          <Bar dataKey="size" fill="var(--accent)" isAnimationActive={false} maxBarSize={48} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** 'June 2026' → 'Jun 2026' */
export const shortMonth = (month: string) => monthLabel(month).replace(/(?<=^\w{3})\w+/, '');

const sizeTooltip = tooltipOf(({ month, size }: SizeOfList) => (
  <ChartTooltip metric={formatPlural(size, 'reader')} label={`End of ${monthLabel(month)}`} />
));
