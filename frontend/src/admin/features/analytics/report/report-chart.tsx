import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount } from '../../../../lib/format';
import { reportCsvAddress } from '../../../api/analytics-report';
import { knownTimeZone } from '../../../lib/zoned-time';
import { ChartEmpty } from '../../../ui/chart/chart-empty';
import { ChartFooter } from '../../../ui/chart/chart-footer';
import { ChartTooltip, pointUnder, type TooltipProps } from '../../../ui/chart/chart-tooltip';
import { DownloadLink } from '../../../ui/download-csv';
import { Panel } from '../../../ui/panel';
import { countAxis, countsUpTo, dayAxis } from '../day-chart';
import { notesByBucket } from './bucket-notes';
import type { ChartFigure } from './report-address';
import { bucketLabel, figureNames, periodLabel, tickLabel } from './report-labels';
import { SeriesTable } from './series-table';

/** With more points than these, dots would hide the line. */
const MOST_DOTS = 31;
/** Room at both ends for half a label, in pixels: without it the chart leaves out labels until the last one fits. */
const HALF_LABEL = 26;

interface ChartPoint {
  start: string;
  label: string;
  /** Null where the bucket has not been yet. */
  now: number | null;
  before: number | null;
  notes: readonly Annotation[];
}

interface ReportChartProps {
  report: AnalyticsReport;
  query: ReportQuery;
  figure: ChartFigure;
  /** What marks the period. */
  annotations: readonly Annotation[];
}

/** One figure of the period as a line, that of the comparison as a dashed one. */
export function ReportChart({ report, query, figure, annotations }: ReportChartProps) {
  const { series, grain, asOf, period, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  const notes = notesByBucket(annotations, series);
  const points = series.map((bucket): ChartPoint => ({
    start: bucket.start,
    label: bucketLabel(bucket, grain, zone),
    now: bucket.start > asOf ? null : bucket[figure],
    before: bucket.compared?.[figure] ?? null,
    notes: notes.get(bucket.start) ?? [],
  }));
  const dot = points.length <= MOST_DOTS && { r: 2.5, fill: 'var(--accent)', strokeWidth: 0 };
  const name = figureNames[figure];
  const highest = Math.max(...points.map(({ now, before }) => Math.max(now ?? 0, before ?? 0)));
  return (
    <Panel title={`${name} per ${grain}`} note={timeZone}>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <LegendItem>{periodLabel(period)}</LegendItem>
        {notes.size > 0 && <li className="flex items-center gap-2">▾ Something happened</li>}
        {comparison && <LegendItem isDashed>{periodLabel(comparison)}</LegendItem>}
      </ul>
      <div className="relative h-72">
        {highest === 0 && <ChartEmpty text="Nothing was counted on these days" />}
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={points}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`Line chart of ${name.toLowerCase()}: the arrow keys go from point to point. The table below has every figure${notes.size > 0 ? ' and what happened' : ''}.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="start"
              {...dayAxis}
              tickFormatter={(start: string) => tickLabel(start, grain, zone)}
              padding={{ left: HALF_LABEL, right: HALF_LABEL }}
            />
            <YAxis domain={countsUpTo(highest)} {...countAxis} />
            {[...notes.keys()].map((start) => (
              <ReferenceLine
                key={start}
                x={start}
                stroke="var(--edge)"
                strokeDasharray="2 3"
                label={{ value: '▾', position: 'insideTop', fill: 'var(--accent)', fontSize: 16, offset: -4 }}
              />
            ))}
            <Tooltip cursor={{ stroke: 'var(--edge)' }} content={PointTooltip} isAnimationActive={false} />
            {comparison && (
              <Line
                dataKey="before"
                stroke="var(--muted)"
                strokeWidth={1.5}
                strokeDasharray="5 4"
                dot={false}
                activeDot={{ r: 4, fill: 'var(--muted)', strokeWidth: 0 }}
                isAnimationActive={false}
              />
            )}
            <Line
              dataKey="now"
              stroke="var(--accent)"
              strokeWidth={2}
              dot={dot}
              activeDot={{ r: 5, fill: 'var(--accent)', strokeWidth: 0 }}
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartFooter>
        <SeriesTable report={report} notes={notes} />
        <DownloadLink href={reportCsvAddress(query, 'series')}>the chart</DownloadLink>
      </ChartFooter>
    </Panel>
  );
}

function LegendItem({ isDashed = false, children }: { isDashed?: boolean; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="28" height="8" className={isDashed ? 'text-muted' : 'text-accent'}>
        <path
          d="M0 4h28"
          stroke="currentColor"
          strokeWidth={isDashed ? 1.5 : 2}
          strokeDasharray={isDashed ? '5 4' : undefined}
        />
      </svg>
      {children}
    </li>
  );
}

function PointTooltip(props: TooltipProps) {
  const point = pointUnder<ChartPoint>(props);
  return (
    point && (
      <ChartTooltip
        figure={point.now === null ? 'Not yet' : formatCount(point.now)}
        label={point.label}
        role="status"
      >
        {point.before !== null && (
          <span className="block text-muted tabular-nums">{formatCount(point.before)} before</span>
        )}
        {point.notes.map(({ id, text }) => (
          <span key={id} className="block max-w-64 whitespace-normal">
            ▾ {text}
          </span>
        ))}
      </ChartTooltip>
    )
  );
}
