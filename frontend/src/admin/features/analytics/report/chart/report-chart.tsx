import { ChartEmpty, ChartFooter } from '../../../../ui/chart/chart-parts';
import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ReactNode } from 'react';
import { reportCsvAddress } from '../../../../api/analytics/report';
import { knownTimeZone } from '../../../../lib/zoned-time';
import { ChartTooltip, tooltipOf } from '../../../../ui/chart/chart-tooltip';
import { DownloadLink } from '../../../../ui/download-csv';
import { countAxis, countsUpTo, dayAxis } from '../../../../ui/chart/day-axes';
import { causesOf, silentSpans } from './causes';
import { marksByBucket, type ChartMark } from './bucket-marks';
import { chartSeries, metricText, type ChartPoint } from './chart-points';
import { bucketLabel, periodLabel, tickLabel } from '../../../../lib/report-labels';
import { metricNames } from '../report-metrics';
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
  marks: readonly ChartMark[];
}

interface ReportChartProps {
  report: AnalyticsReport;
  earnings: Earnings | undefined;
  query: ReportQuery;
  metric: KeyMetric;
  /** Annotations and alerts; those outside the period are ignored. */
  marks: readonly ChartMark[];
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
  marks,
  onOpenDays,
  children,
}: ReportChartProps) {
  const { period, comparison, timeZone } = report;
  const zone = knownTimeZone(timeZone);
  const { grain, points: series } = chartSeries(report, earnings, metric);
  const marked = marksByBucket(marks, series);
  const hasMark = (isAlert: boolean) => [...marked.values()].flat().some((mark) => mark.isAlert === isAlert);
  const points = series.map((point, place): DrawnPoint => ({
    ...point,
    done: point.isUnfinished ? null : point.now,
    soFar: point.isUnfinished || series[place + 1]?.isUnfinished ? point.now : null,
    label: bucketLabel(point, grain, zone),
    marks: marked.get(point.start) ?? [],
  }));
  const imported = importedSpans(points);
  const silent = silentSpans(report);
  const causes = causesOf(report, metric, zone);
  const dot = points.length <= MAX_DOTS && { r: 2.5, fill: 'var(--accent)', strokeWidth: 0 };
  const name = metricNames[metric];
  const highest = Math.max(0, ...points.map(({ now, before }) => Math.max(now ?? 0, before ?? 0)));
  return (
    <section
      aria-labelledby="chart"
      className="min-w-0 rounded-md border border-line bg-surface p-5 pt-4 pb-2"
    >
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="chart" className="text-lg">{`${name} by ${grain}`}</h2>
        <ul className="flex grow flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
          <LegendItem>{periodLabel(period)}</LegendItem>
          {comparison && <LegendItem isDashed>{periodLabel(comparison)}</LegendItem>}
          {points.some(({ isUnfinished }) => isUnfinished) && <LegendItem isPartial>So far</LegendItem>}
          {imported.length > 0 && <AreaLegend className="border-line bg-sunken">Imported</AreaLegend>}
          {silent.length > 0 && (
            <AreaLegend className="border-bad bg-bad-soft">No visits recorded</AreaLegend>
          )}
          {hasMark(false) && <MarkLegend isAlert={false}>Annotation</MarkLegend>}
          {hasMark(true) && <MarkLegend isAlert>Traffic alert</MarkLegend>}
        </ul>
        <div className="text-xs text-muted print:hidden">{children}</div>
      </div>
      {causes.length > 0 && (
        <ul aria-label="What explains the change" className="mb-1 text-sm">
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      <div className={`relative h-70 ${grain === 'hour' ? '' : 'cursor-pointer'}`}>
        {highest === 0 && <ChartEmpty text="No data for this period" />}
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={points}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            onClick={(_state, event) => {
              // Without a hover before it, as on a phone, the library's own index is that of the first point.
              const chart = event.currentTarget.querySelector('.recharts-cartesian-grid');
              const point =
                chart && points[placeAt(event.clientX, chart.getBoundingClientRect(), points.length)];
              if (point && grain !== 'hour') onOpenDays(daysOf(point, report));
            }}
            aria-label={`Line chart of ${name.toLowerCase()}. Use the arrow keys to move between points. The table below has all values${marked.size > 0 ? ', annotations and alerts' : ''}.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            {imported.map(([first, last]) => (
              <ReferenceArea key={first} x1={first} x2={last} fill="var(--sunken)" fillOpacity={1} />
            ))}
            {silent.map(({ start, last, end }) => (
              <ReferenceArea
                key={start}
                x1={start}
                // To the next bucket, as the line.
                x2={points.some((point) => point.start === end) ? end : last}
                fill="var(--bad-soft)"
                fillOpacity={1}
              />
            ))}
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
              tickFormatter={(value: number) => metricText(metric, value, earnings?.currency)}
            />
            {[...marked].map(([start, [first]]) => (
              <ReferenceLine
                key={start}
                x={start}
                stroke="var(--edge)"
                strokeDasharray="2 3"
                label={{
                  value: signOf(first!),
                  position: 'insideTop',
                  fill: first!.isAlert ? 'var(--warn)' : 'var(--accent)',
                  fontSize: 16,
                  offset: -4,
                }}
              />
            ))}
            <Tooltip
              cursor={{ stroke: 'var(--edge)' }}
              content={pointTooltip(metric, earnings?.currency)}
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
        <SeriesTable report={report} marks={marked} onOpenDays={onOpenDays} />
        <DownloadLink href={reportCsvAddress(query, 'series')}>the chart</DownloadLink>
      </ChartFooter>
    </section>
  );
}

/** The first and the last bucket of neighboring imported ones. */
function importedSpans(points: readonly ChartPoint[]): [first: string, last: string][] {
  const spans: [string, string][] = [];
  for (const [place, { start, isImported }] of points.entries()) {
    if (!isImported) continue;
    if (points[place - 1]?.isImported) spans.at(-1)![1] = start;
    else spans.push([start, start]);
  }
  return spans;
}

function AreaLegend({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`h-3 w-5 border ${className}`} />
      {children}
    </li>
  );
}

const signOf = ({ isAlert }: Pick<ChartMark, 'isAlert'>) => (isAlert ? '◆' : '▾');

function MarkLegend({ isAlert, children }: { isAlert: boolean; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={isAlert ? 'text-warn' : 'text-accent'}>
        {signOf({ isAlert })}
      </span>
      {children}
    </li>
  );
}

/** The place of the point nearest to a horizontal position. */
function placeAt(x: number, { left, width }: DOMRect, points: number): number {
  const share = (x - left - HALF_LABEL) / (width - 2 * HALF_LABEL);
  return Math.min(points - 1, Math.max(0, Math.round(share * (points - 1))));
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

/** @param currency of the earnings */
const pointTooltip = (metric: KeyMetric, currency: string | undefined) =>
  tooltipOf(({ now, before, label, isUnfinished, isImported, marks }: DrawnPoint) => (
    <ChartTooltip metric={metricText(metric, now, currency)} label={label}>
      {isUnfinished && <span className="block text-muted">So far</span>}
      {isImported && <span className="block text-muted">Imported</span>}
      {before !== null && (
        <span className="block text-muted tabular-nums">vs. {metricText(metric, before, currency)}</span>
      )}
      {marks.map((mark) => (
        <span key={mark.key} className="block max-w-64 whitespace-normal">
          {signOf(mark)} {mark.text}
        </span>
      ))}
    </ChartTooltip>
  ));
