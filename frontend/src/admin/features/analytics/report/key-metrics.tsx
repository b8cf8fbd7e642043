import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { keyMetrics, type KeyMetric, clickRate } from '@astaguide/contracts/analytics/report/key-metric';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/lib/change-text';
import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import { ChangeText } from '../../../ui/change-text';
import { MetricTile, MetricTiles } from '../../../ui/metric-tiles';
import { chartSeries, hasImported, lacksImported } from './chart/chart-points';
import { pointsText } from '../../../lib/report-labels';
import { metricNames } from './report-metrics';

const WIDTH = 96;
const HEIGHT = 28;

/** Whether the period is not over: then its comparison ends at the same time of its last day. */
const isSoFar = ({ comparison, span, asOf }: AnalyticsReport): boolean =>
  comparison !== null && span.end > asOf;

interface KeyMetricsProps {
  report: AnalyticsReport;
  /** Undefined while they are loading. */
  earnings: Earnings | undefined;
  drawn: KeyMetric;
  onDraw: (metric: KeyMetric) => void;
}

/** The key numbers of the period. Each is a button that selects the chart's metric. */
export function KeyMetrics({ report, earnings, drawn, onDraw }: KeyMetricsProps) {
  return (
    <MetricTiles label="Key numbers" className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-[repeat(6,auto)]">
      {keyMetrics.map((metric) => (
        <MetricTile
          key={metric}
          name={metricNames[metric]}
          about={metricDefinitions[metric]}
          isDrawn={metric === drawn}
          onDraw={() => onDraw(metric)}
          isSoFar={isSoFar(report)}
          {...valueOf(report, earnings, metric)}
        >
          <Sparkline values={chartSeries(report, earnings, metric).points.map(({ now }) => now)} />
        </MetricTile>
      ))}
    </MetricTiles>
  );
}

interface ValueTexts {
  value: string;
  change?: ReactNode;
  /** The value of the comparison period. */
  before?: string | null;
}

function valueOf(report: AnalyticsReport, earnings: Earnings | undefined, metric: KeyMetric): ValueTexts {
  const { totals } = report;
  // Nothing was counted on imported days, so there is nothing to compare.
  const isIncomparable = hasImported(report) && lacksImported(report, metric);
  const [change, compared] = isIncomparable ? [null, null] : [totals.change, totals.compared];
  if (metric === 'clickRate')
    return {
      value: rateText(totals.clickThroughRate),
      change: <span className="font-semibold text-ink">{pointsText({ ...totals, compared })}</span>,
      before: compared && rateText(clickRate(compared)),
    };
  if (metric === 'earnings') return earnings ? earnedOf(earnings) : { value: '…' };
  return {
    value: formatCount(totals[metric]),
    change: change && <ChangeText change={change[metric]} now={totals[metric]} />,
    before: compared && formatCount(compared[metric]),
  };
}

function earnedOf({ hasBegun, currency, totals: { expected, change, compared } }: Earnings): ValueTexts {
  return {
    value: hasBegun ? formatMoney(expected, currency) : '–',
    change: change && <ChangeText change={change.expected} now={Number(expected)} />,
    before: compared && formatMoney(compared.expected, currency),
  };
}

/** A small line of a metric's course, without axes. Gaps where there is no value. */
function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const highest = Math.max(...values.map((value) => value ?? 0));
  if (values.length < 2 || highest === 0)
    return <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="max-sm:hidden" />;
  const step = WIDTH / (values.length - 1);
  const commands = values.map((value, place) => {
    if (value === null) return '';
    const y = HEIGHT - 2 - (value / highest) * (HEIGHT - 4);
    // A new line starts after a gap.
    const isStart = (values[place - 1] ?? null) === null;
    return `${isStart ? 'M' : 'L'}${(place * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-full max-w-28 text-muted max-sm:hidden group-aria-pressed:text-accent"
    >
      <path
        d={commands.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
