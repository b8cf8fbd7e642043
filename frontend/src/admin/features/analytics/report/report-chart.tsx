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
import { annotationsByBucket } from './bucket-notes';
import type { ChartMetric } from './report-address';
import { bucketLabel, metricNames, periodLabel, tickLabel } from './report-labels';
import { SeriesTable } from './series-table';

/** With more points, dots would hide the line. */
const MAX_DOTS = 31;
/** Padding for half a label at both ends, in pixels; without it the chart drops labels until the last one fits. */
const HALF_LABEL = 26;

interface ChartPoint {
  start: string;
  label: string;
  /** Null for future buckets. */
  now: number | null;
  before: number | null;
  notes: readonly Annotation[];
}

interface ReportChartProps {
  report: AnalyticsReport;
  query: ReportQuery;
  metric: ChartMetric;
  /** Annotations of the period. */
  annotations: readonly Annotation[];
}

/** A metric of the period as a line, and of the comparison period as a dashed line. */
export function ReportChart({ report, query, metric, annotations }: ReportChartProps) {
  const { series, grain, asOf, period, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  const notes = annotationsByBucket(annotations, series);
  const points = series.map((bucket): ChartPoint => ({
    start: bucket.start,
    label: bucketLabel(bucket, grain, zone),
    now: bucket.start > asOf ? null : bucket[metric],
    before: bucket.compared?.[metric] ?? null,
    notes: notes.get(bucket.start) ?? [],
  }));
  const dot = points.length <= MAX_DOTS && { r: 2.5, fill: 'var(--accent)', strokeWidth: 0 };
  const name = metricNames[metric];
  const highest = Math.max(...points.map(({ now, before }) => Math.max(now ?? 0, before ?? 0)));
  return (
    <Panel title={`${name} per ${grain}`} note={timeZone}>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <LegendItem>{periodLabel(period)}</LegendItem>
        {notes.size > 0 && <li className="flex items-center gap-2">▾ Annotation</li>}
        {comparison && <LegendItem isDashed>{periodLabel(comparison)}</LegendItem>}
      </ul>
      <div className="relative h-72">
        {highest === 0 && <ChartEmpty text="No data for this period" />}
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={points}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`Line chart of ${name.toLowerCase()}. Use the arrow keys to move between points. The table below has all values${notes.size > 0 ? ' and annotations' : ''}.`}
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
        metric={point.now === null ? 'Not yet' : formatCount(point.now)}
        label={point.label}
        role="status"
      >
        {point.before !== null && (
          <span className="block text-muted tabular-nums">vs. {formatCount(point.before)}</span>
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
