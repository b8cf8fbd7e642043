import { ChartEmpty, ChartFooter } from '../../ui/chart/chart-parts';
import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  earningsMeasures,
  type Earnings,
  type EarningsMeasure,
} from '@astaguide/contracts/earnings/earnings';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { earningsCsvAddress } from '../../api/earnings';
import { formatCount, formatMoney, capitalized } from '../../../lib/format';
import { bucketLabel, periodLabel, tickLabel } from '../../lib/report-labels';
import { knownTimeZone } from '../../lib/zoned-time';
import { ChartTable } from '../../ui/chart/chart-table';
import { ChartTooltip, tooltipOf } from '../../ui/chart/chart-tooltip';
import { countAxis, dayAxis } from '../../ui/chart/day-axes';
import { DownloadLink } from '../../ui/download-csv';
import { Panel } from '../../ui/panel';
import { heightOf, isCount, measureText, measureTexts } from './labels';

interface ChartPoint {
  start: string;
  label: string;
  text: string;
  before: string | null;
  now: number;
  earlier: number | null;
}

interface EarningsChartProps {
  earnings: Earnings;
  query: ReportQuery;
  measure: EarningsMeasure;
}

/** A measure as bars, with paler bars for the comparison period. */
export function EarningsChart({ earnings, query, measure }: EarningsChartProps) {
  const { series, grain, period, comparison, currency } = earnings;
  const zone = knownTimeZone(earnings.timeZone);
  const points = series.map((bucket): ChartPoint => ({
    start: bucket.start,
    label: bucketLabel(bucket, grain, zone),
    text: measureText(bucket, measure, currency),
    before: bucket.compared && measureText(bucket.compared, measure, currency),
    now: heightOf(bucket, measure),
    earlier: bucket.compared && heightOf(bucket.compared, measure),
  }));
  const name = measureTexts[measure].name;
  const isMoney = !isCount(measure);
  const isEmpty = points.every(({ now, earlier }) => now === 0 && !earlier);
  return (
    <Panel title={`${name} per ${grain}`}>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <LegendItem look="bg-accent">{periodLabel(period)}</LegendItem>
        {comparison && <LegendItem look="bg-muted opacity-50">{periodLabel(comparison)}</LegendItem>}
      </ul>
      <div className="relative h-72">
        {isEmpty && <ChartEmpty text="No data for this period" />}
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={points}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            barGap={1}
            aria-label={`Bar chart of ${name.toLowerCase()}. Use the arrow keys to move between bars. The table below has all values.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="start"
              {...dayAxis}
              tickFormatter={(start: string) => tickLabel(start, grain, zone)}
            />
            <YAxis
              {...countAxis}
              domain={[(least: number) => Math.min(0, least), isEmpty ? 4 : 'auto']}
              tickFormatter={(value: number) =>
                isMoney ? formatMoney(String(value), currency).replace(/\.00$/, '') : formatCount(value)
              }
              allowDecimals={isMoney}
            />
            <Tooltip cursor={{ fill: 'var(--sunken)' }} content={pointTooltip} isAnimationActive={false} />
            {comparison && (
              <Bar dataKey="earlier" fill="var(--muted)" fillOpacity={0.5} isAnimationActive={false} />
            )}
            <Bar dataKey="now" fill="var(--accent)" isAnimationActive={false} maxBarSize={48} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartFooter>
        <SeriesTable earnings={earnings} zone={zone} />
        <DownloadLink href={earningsCsvAddress(query, 'series')}>the chart</DownloadLink>
      </ChartFooter>
    </Panel>
  );
}

function LegendItem({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 ${look}`} />
      {children}
    </li>
  );
}

const pointTooltip = tooltipOf(({ text, label, before }: ChartPoint) => (
  <ChartTooltip metric={text} label={label}>
    {before !== null && <span className="block text-muted tabular-nums">vs. {before}</span>}
  </ChartTooltip>
));

/** The data of the chart as a table, oldest first. */
function SeriesTable({ earnings: { series, grain, currency }, zone }: { earnings: Earnings; zone: string }) {
  return (
    <ChartTable
      label={`Table of metrics by ${grain}`}
      rows={series}
      keyOf={({ start }) => start}
      columns={[
        { key: 'start', name: capitalized(grain), cell: (bucket) => bucketLabel(bucket, grain, zone) },
        ...earningsMeasures.map((measure) => ({
          key: measure,
          name: measureTexts[measure].name,
          cell: (bucket: Earnings['series'][number]) => measureText(bucket, measure, currency),
          before: ({ compared }: Earnings['series'][number]) =>
            compared && `vs. ${measureText(compared, measure, currency)}`,
        })),
      ]}
    />
  );
}
