import type { AnalyticsReport } from '@astaguide/contracts/report/analytics-report';
import { clickRate } from '@astaguide/contracts/report/click-rate';
import { keyMetrics, type KeyMetric } from '@astaguide/contracts/report/key-metric';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/values/change-text';
import type { ReactNode } from 'react';
import { Tooltip, TooltipProvider } from '../../../ui/tooltip/tooltip';
import { formatCount, formatPrice } from '../../../../lib/format';
import { ChangeText } from '../../../ui/change-text';
import { chartSeries } from './chart/chart-points';
import { pointsText } from './report-labels';
import { metricDefinitions, metricNames } from './report-metrics';
import { Sparkline } from './chart/sparkline';

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
    <TooltipProvider>
      <div
        role="group"
        aria-label="Key numbers"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-6"
      >
        {keyMetrics.map((metric) => (
          // The name lies on the button, because a button cannot contain the one of the tooltip.
          <div key={metric} className="grid grid-cols-1 grid-rows-[auto_1fr] bg-surface">
            <p className="pointer-events-none z-10 col-start-1 row-start-1 px-3 pt-2.5 kicker text-muted *:pointer-events-auto">
              <Tooltip text={metricDefinitions[metric]} className="text-left">
                {metricNames[metric]}
              </Tooltip>
            </p>
            <button
              type="button"
              aria-pressed={metric === drawn}
              onClick={() => onDraw(metric)}
              className="group col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid border-t-4 border-transparent px-3 pb-2 text-left outline-offset-[-3px] hover:bg-sunken aria-pressed:border-accent"
            >
              <span className="sr-only">{metricNames[metric]}</span>
              <span className="row-start-2">
                <Values report={report} earnings={earnings} metric={metric} />
                <Sparkline values={chartSeries(report, earnings, metric).points.map(({ now }) => now)} />
              </span>
            </button>
          </div>
        ))}
      </div>
    </TooltipProvider>
  );
}

function Values({
  report,
  earnings,
  metric,
}: Pick<KeyMetricsProps, 'report' | 'earnings'> & { metric: KeyMetric }) {
  const { totals } = report;
  if (metric === 'clickRate') {
    const { compared } = totals;
    return (
      <Value
        text={rateText(totals.clickThroughRate)}
        change={<span className="font-semibold text-ink">{pointsText(totals)}</span>}
        before={compared && rateText(clickRate(compared))}
      />
    );
  }
  if (metric === 'earnings') {
    if (!earnings) return <Value text="…" />;
    const { expected, change, compared } = earnings.totals;
    return (
      <Value
        text={earnings.hasBegun ? formatPrice(expected) : '–'}
        change={change && <ChangeText change={change.expected} now={Number(expected)} />}
        before={compared && formatPrice(compared.expected)}
      />
    );
  }
  const { change, compared } = totals;
  return (
    <Value
      text={formatCount(totals[metric])}
      change={change && <ChangeText change={change[metric]} now={totals[metric]} />}
      before={compared && formatCount(compared[metric])}
    />
  );
}

interface ValueProps {
  text: string;
  change?: ReactNode;
  /** The value of the comparison period. */
  before?: string | null;
}

function Value({ text, change, before }: ValueProps) {
  return (
    <>
      <span className="block font-display text-xl font-semibold tabular-nums">{text}</span>
      <span className="block min-h-5 text-xs text-muted tabular-nums">
        {before !== null && before !== undefined && (
          <>
            {change} vs. {before}
          </>
        )}
      </span>
    </>
  );
}
