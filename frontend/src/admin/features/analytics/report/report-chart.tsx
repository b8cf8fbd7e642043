import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/report/key-metric';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
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
import type { ReactNode } from 'react';
import { reportCsvAddress } from '../../../api/analytics-report';
import { knownTimeZone } from '../../../lib/zoned-time';
import { ChartEmpty } from '../../../ui/chart/chart-empty';
import { ChartFooter } from '../../../ui/chart/chart-footer';
import { ChartTooltip, pointUnder, type TooltipProps } from '../../../ui/chart/chart-tooltip';
import { DownloadLink } from '../../../ui/download-csv';
import { Panel } from '../../../ui/panel';
import { countAxis, countsUpTo, dayAxis } from '../day-chart';
import { annotationsByBucket } from './bucket-notes';
import { chartSeries, metricText, type ChartPoint } from './chart-points';
import { bucketLabel, periodLabel, tickLabel } from './report-labels';
import { metricNames } from './report-metrics';
import { daysOf, SeriesTable } from './series-table';

/** With more points, dots would hide the line. */
const MAX_DOTS = 31;
/** Padding for half a label at both ends, in pixels; without it the chart drops labels until the last one fits. */
const HALF_LABEL = 26;

interface DrawnPoint extends ChartPoint {
  /** The value of a bucket that is over. */
  done: number | null;
  /** The value of the unfinished bucket and of the one before it: a dashed line joins them. */
  soFar: number | null;
  label: string;
  notes: readonly Annotation[];
}

interface ReportChartProps {
  report: AnalyticsReport;
  earnings: Earnings | undefined;
  query: ReportQuery;
  metric: KeyMetric;
  /** Annotations of the period. */
  annotations: readonly Annotation[];
  /** Shows the days of a point. */
  onOpenDays: (period: ReportPeriod) => void;
  /** Links to the events of the metric. */
  children?: ReactNode;
}

/** A metric of the period as a line, and of the comparison period as a dashed line. A point opens its days. */
export function ReportChart({
  report,
  earnings,
  query,
  metric,
  annotations,
  onOpenDays,
  children,
}: ReportChartProps) {
  const { period, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  const { grain, points: series } = chartSeries(report, earnings, metric);
  const notes = annotationsByBucket(annotations, series);
  const points = series.map((point, place): DrawnPoint => ({
    ...point,
    done: point.isUnfinished ? null : point.now,
    soFar: point.isUnfinished || series[place + 1]?.isUnfinished ? point.now : null,
    label: bucketLabel(point, grain, zone),
    notes: notes.get(point.start) ?? [],
  }));
  const dot = points.length <= MAX_DOTS && { r: 2.5, fill: 'var(--accent)', strokeWidth: 0 };
  const name = metricNames[metric];
  const highest = Math.max(0, ...points.map(({ now, before }) => Math.max(now ?? 0, before ?? 0)));
  const open = (point: ChartPoint) => {
    if (grain === 'hour') return;
    onOpenDays(daysOf(point, report));
  };
  return (
    <Panel title={`${name} by ${grain}`} note={children}>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <LegendItem>{periodLabel(period)}</LegendItem>
        {comparison && <LegendItem isDashed>{periodLabel(comparison)}</LegendItem>}
        {points.some(({ isUnfinished }) => isUnfinished) && <LegendItem isPartial>So far</LegendItem>}
        {notes.size > 0 && <li className="flex items-center gap-2">▾ Annotation</li>}
      </ul>
      <div className={`relative h-56 ${grain === 'hour' ? '' : 'cursor-pointer'}`}>
        {highest === 0 && <ChartEmpty text="No data for this period" />}
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={points}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            onClick={({ activeTooltipIndex }) => {
              const point = points[Number(activeTooltipIndex)];
              if (point) open(point);
            }}
            aria-label={`Line chart of ${name.toLowerCase()}. Use the arrow keys to move between points. The table below has all values${notes.size > 0 ? ' and annotations' : ''}.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="start"
              {...dayAxis}
              tickFormatter={(start: string) => tickLabel(start, grain, zone)}
              padding={{ left: HALF_LABEL, right: HALF_LABEL }}
            />
            <YAxis
              {...countAxis}
              {...(metric === 'clickRate'
                ? { domain: [0, 'auto'], allowDecimals: true }
                : { domain: countsUpTo(highest) })}
              tickFormatter={(value: number) => metricText(metric, value)}
            />
            {[...notes.keys()].map((start) => (
              <ReferenceLine
                key={start}
                x={start}
                stroke="var(--edge)"
                strokeDasharray="2 3"
                label={{ value: '▾', position: 'insideTop', fill: 'var(--accent)', fontSize: 16, offset: -4 }}
              />
            ))}
            <Tooltip
              cursor={{ stroke: 'var(--edge)' }}
              content={(props: TooltipProps) => <PointTooltip {...props} metric={metric} />}
              isAnimationActive={false}
            />
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
              dataKey="soFar"
              stroke="var(--accent)"
              strokeWidth={2}
              strokeDasharray="2 4"
              dot={{ r: 3, fill: 'var(--surface)', stroke: 'var(--accent)', strokeDasharray: '0' }}
              isAnimationActive={false}
            />
            <Line
              dataKey="done"
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
        <SeriesTable report={report} notes={notes} onOpenDays={onOpenDays} />
        <DownloadLink href={reportCsvAddress(query, 'series')}>the chart</DownloadLink>
      </ChartFooter>
    </Panel>
  );
}

interface LegendItemProps {
  isDashed?: boolean;
  isPartial?: boolean;
  children: string;
}

function LegendItem({ isDashed = false, isPartial = false, children }: LegendItemProps) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="28" height="8" className={isDashed ? 'text-muted' : 'text-accent'}>
        <path
          d="M0 4h28"
          stroke="currentColor"
          strokeWidth={isDashed ? 1.5 : 2}
          strokeDasharray={isDashed ? '5 4' : isPartial ? '2 4' : undefined}
        />
      </svg>
      {children}
    </li>
  );
}

function PointTooltip({ metric, ...props }: TooltipProps & { metric: KeyMetric }) {
  const point = pointUnder<DrawnPoint>(props);
  return (
    point && (
      <ChartTooltip
        metric={point.now === null && !point.isUnfinished ? '–' : metricText(metric, point.now)}
        label={point.label}
        role="status"
      >
        {point.isUnfinished && <span className="block text-muted">So far</span>}
        {point.before !== null && (
          <span className="block text-muted tabular-nums">vs. {metricText(metric, point.before)}</span>
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
