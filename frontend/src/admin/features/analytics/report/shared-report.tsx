import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { rateText } from '@astaguide/contracts/lib/change-text';
import {
  sharedDimensions,
  VISITORS_OF_A_NETWORK,
  type SharedReport,
} from '@astaguide/contracts/share-links/shared-report';
import type { ReactNode } from 'react';
import { documentTitle } from '../../../../lib/document-title';
import { formatCount, formatMoney, capitalized } from '../../../../lib/format';
import { Brand } from '../../../../ui/brand';
import { StaticDocument } from '../../../../ui/static/static-document';
import { bucketLabel, dimensionNames, periodLabel, rowLabel, tickLabel } from '../../../lib/report-labels';
import { zonedMinute } from '../../../lib/zoned-time';
import { ChangeText } from '../../../ui/change-text';
import { ChartTable } from '../../../ui/chart/chart-table';
import { Panel } from '../../../ui/panel';
import type { Column } from '../../../ui/table/column-head';
import { FoldingTable } from '../../../ui/table/folding-table';
import { percentOfHighest } from '../percent-of-highest';
import { hasImported } from './chart/chart-points';
import { metricNames } from './report-metrics';

/** Maximum rows of a table: the page is an overview. */
const ROWS = 10;
/** Minimum top of the chart's axis, so that a single click does not look like a peak. */
const LOWEST_TOP = 4;

/** Dates on the chart's axis: as many as a phone has room for. */
const MOST_DATES = 5;

/** Whether the last bucket is not over. */
const isUnfinished = ({ span, asOf }: AnalyticsReport) => span.end > asOf;

const nothing = <p className="text-sm text-muted">No data for this period</p>;

interface SharedReportPageProps {
  /** Undefined for an invalid link; the page does not reveal whether the link ever existed. */
  shared: SharedReport | undefined;
  /** The dashboard's style sheet. */
  styles: string;
}

/** The page of a share link, without links and rendered on the server only. */
export function SharedReportPage({ shared, styles }: SharedReportPageProps) {
  const title = shared ? documentTitle(shared.name, shared.siteName) : 'Report not found';
  return (
    <StaticDocument title={title} styles={styles}>
      <main className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
        {shared ? (
          <Report {...shared} />
        ) : (
          <header className="py-10">
            <h1 className="text-2xl">{title}</h1>
            <p className="mt-2 text-muted">The link may have expired or been revoked.</p>
          </header>
        )}
      </main>
    </StaticDocument>
  );
}

function Report(shared: SharedReport) {
  const { name, siteName, report, earnings, hasDemoData } = shared;
  const { period, comparison, asOf, timeZone } = report;
  return (
    <>
      <header>
        <Brand siteName={siteName} />
        <h1 className="mt-6 text-2xl wrap-anywhere">{name}</h1>
        <p className="mt-2 text-sm text-muted">
          {periodLabel(period)}
          {comparison && ` vs. ${periodLabel(comparison)}`}
          {comparison && isUnfinished(report) && ', so far, up to the same time of day'}
        </p>
        <p className="text-xs text-muted">
          Time zone {timeZone} · bots excluded · Updated {zonedMinute(asOf, timeZone)}
        </p>
      </header>
      {hasDemoData && (
        <p className="rounded-md border border-warn bg-warn-soft px-5 py-3 text-sm">
          <strong>Demo data.</strong> Includes generated{' '}
          {earnings.length > 0 ? 'visitors, clicks and sales' : 'visitors and clicks'}.
        </p>
      )}
      {hasImported(report) && (
        <p className="text-sm text-muted">
          Some days were counted by another tool. They have visitors and page views, but no clicks.
        </p>
      )}
      <Totals {...shared} />
      <p className="-mt-4 text-xs text-muted">
        Unique clicks count at most {VISITORS_OF_A_NETWORK} visitors of one network a day.
      </p>
      <Panel title={`Clicks per ${report.grain}`}>
        <Chart {...report} />
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 lg:[&>:nth-child(-n+2)]:col-span-2">
        {sharedDimensions.map((dimension) => (
          <Panel key={dimension} title={dimensionNames[dimension].many}>
            <Breakdown {...shared} dimension={dimension} />
          </Panel>
        ))}
      </div>
    </>
  );
}

function Totals({ report, uniqueClicks, earnings: [earned] }: SharedReport) {
  const { totals } = report;
  const { change, compared } = totals;
  type Tile = [name: string, value: string, moved?: ReactNode];
  const measured = (name: string, metric: 'clicks' | 'views' | 'visitors'): Tile => [
    name,
    formatCount(totals[metric]),
    change && compared && !(metric === 'clicks' && hasImported(report)) && (
      <>
        <ChangeText change={change[metric]} now={totals[metric]} /> vs. {formatCount(compared[metric])}
      </>
    ),
  ];
  const allUniqueClicks = [...uniqueClicks.values()].reduce((sum, clicks) => sum + clicks, 0);
  const tiles: Tile[] = [
    measured(metricNames.clicks, 'clicks'),
    [metricNames.uniqueClicks, formatCount(allUniqueClicks)],
    measured(metricNames.views, 'views'),
    measured('Daily visitors', 'visitors'),
    [metricNames.clickRate, rateText(totals.clickThroughRate)],
  ];
  if (earned) tiles.push(['Estimated earnings', formatMoney(earned.totals.expected, earned.currency)]);
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-surface tabular-nums sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[repeat(3,auto)] max-sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {tiles.map(([name, value, moved]) => (
        <div key={name} className="row-span-3 grid grid-rows-subgrid gap-y-0 px-4 py-3 outline outline-line">
          <dt className="kicker text-muted">{name}</dt>
          <dd className="font-display text-xl font-semibold wrap-anywhere">{value}</dd>
          {moved && <dd className="text-xs text-muted">{moved}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The axis of counts up to at least the highest, in up to five equal steps of a round number. */
function ticksUpTo(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const step = Math.max(1, power * [1, 2, 3, 4, 5, 10].find((factor) => factor * power * 4 >= highest)!);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, place) => place * step);
}

/** Clicks as bars, and the comparison period's as a dashed line; the table has every value. */
function Chart(report: AnalyticsReport) {
  const { series, grain, timeZone, comparison } = report;
  const full = series.length - (isUnfinished(report) ? 1 : 0);
  if (series.every(({ clicks, views }) => clicks + views === 0)) return nothing;
  const before = series.map(({ compared }) => compared?.clicks ?? 0);
  const ticks = ticksUpTo(Math.max(LOWEST_TOP, ...before, ...series.map(({ clicks }) => clicks)));
  const top = ticks.at(-1)!;
  const every = Math.ceil(series.length / MOST_DATES);
  const columns: Parameters<typeof ChartTable<(typeof series)[number]>>[0]['columns'] = [
    {
      key: 'start',
      name: `${capitalized(grain)} (${timeZone})`,
      cell: (bucket) => bucketLabel(bucket, grain, timeZone),
    },
    { key: 'clicks', name: 'Clicks', cell: ({ clicks }) => formatCount(clicks) },
    { key: 'views', name: 'Views', cell: ({ views }) => formatCount(views) },
  ];
  return (
    <>
      <div className="mb-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs text-muted tabular-nums">
        <div aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatCount(tick)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${series.length} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Bar chart of clicks per ${grain}, up to ${formatCount(top)}. The table below lists all values.`}
          className="h-56 w-full border-y border-t-line border-b-edge"
        >
          {ticks.slice(1, -1).map((tick) => (
            <path
              key={tick}
              d={`M0 ${top - tick}H${series.length}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {series.map((bucket, place) => (
            <rect
              key={bucket.start}
              x={place + 0.15}
              y={top - bucket.clicks}
              width={0.7}
              height={bucket.clicks}
              className="fill-accent"
              opacity={place < full ? 1 : 0.5}
            >
              <title>{`${bucketLabel(bucket, grain, timeZone)}: ${formatCount(bucket.clicks)}`}</title>
            </rect>
          ))}
          {comparison && (
            <polyline
              points={before
                .slice(0, full)
                .map((clicks, place) => `${place + 0.5},${top - clicks}`)
                .join(' ')}
              fill="none"
              strokeWidth="2"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-muted"
            />
          )}
        </svg>
        <p aria-hidden="true" className="relative col-start-2 h-5">
          {series.map(
            ({ start }, place) =>
              place % every === 0 && (
                <span
                  key={start}
                  className="absolute -translate-x-1/2 whitespace-nowrap"
                  style={{ left: `${(100 * (place + 0.5)) / series.length}%` }}
                >
                  {tickLabel(start, grain, timeZone)}
                </span>
              ),
          )}
        </p>
        {comparison && <p className="col-start-2">Dashed line: {periodLabel(comparison)}</p>}
      </div>
      <ChartTable
        label={`Table of metrics by ${grain}`}
        rows={series}
        keyOf={({ start }) => start}
        columns={columns}
      />
    </>
  );
}

/**
 * Views are shown only where some were counted: page views name a page, but neither product nor link placement. Unique
 * clicks are known of products only, and order them.
 */
function Breakdown({
  report,
  earnings,
  uniqueClicks,
  dimension,
}: SharedReport & { dimension: ReportDimension }) {
  const rows = report.breakdowns.find((breakdown) => breakdown.dimension === dimension)?.rows ?? [];
  const earned = earnings.find(({ by }) => by === dimension);
  const isProduct = dimension === 'product';
  type Row = (typeof rows)[number];
  const rank = ({ key, clicks }: Row) => (isProduct ? (uniqueClicks.get(key ?? '') ?? 0) : clicks);
  const shown = rows
    .filter(({ key, clicks, views }) => key !== null && clicks + views > 0)
    .toSorted((one, other) => (isProduct ? rank(other) - rank(one) : 0))
    .slice(0, ROWS);
  if (shown.length === 0) return nothing;
  const { one, many } = dimensionNames[dimension];
  const others: (Column<Row> | false)[] = [
    isProduct && { key: 'uniqueClicks', name: 'Unique clicks', cell: (row) => formatCount(rank(row)) },
    { key: 'clicks', name: 'Clicks', cell: ({ clicks }) => formatCount(clicks) },
    shown.some(({ views }) => views > 0) && {
      key: 'views',
      name: 'Views',
      cell: ({ views }) => formatCount(views),
    },
    earned !== undefined && {
      key: 'earnings',
      name: metricNames.earnings,
      cell: ({ key }) =>
        formatMoney(earned.rows.find((row) => row.key === key)?.expected ?? '0', earned.currency),
    },
  ];
  return (
    <FoldingTable
      caption={many}
      rows={shown}
      keyOf={({ key }) => key!}
      columns={[
        {
          key: 'key',
          name: one,
          cell: ({ label }) => rowLabel(dimension, label),
        },
        ...others.filter((column) => column !== false),
      ]}
      bars={percentOfHighest(shown.map(rank))}
    />
  );
}
