import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount } from '../../../../lib/format';
import { useTrace } from '../trace/trace-context';
import { ChangeText } from '../../../ui/change-text';
import type { ChartMetric } from './report-address';
import { metricNames, filterLabel, periodLabel, pointsText } from './report-labels';
import { askOfReport } from './report-trace';

interface ReportTotalsProps {
  report: AnalyticsReport;
  drawn: ChartMetric;
  onDraw: (metric: ChartMetric) => void;
  /** 'previous period' */
  comparison: string;
}

const metrics: ChartMetric[] = ['clicks', 'views', 'visitors'];

/** The totals of the period. Three of the metrics are buttons that select the chart's metric. */
export function ReportTotals({ report, drawn, onDraw, comparison }: ReportTotalsProps) {
  const { totals } = report;
  const { change, compared, clickThroughRate } = totals;
  const points = pointsText(totals);
  return (
    <div>
      <div
        role="group"
        aria-label="Totals"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4"
      >
        {metrics.map((metric) => (
          <div key={metric} className="flex flex-col bg-surface">
            <button
              type="button"
              aria-pressed={metric === drawn}
              onClick={() => onDraw(metric)}
              className="flex grow flex-col items-start justify-start border-t-4 border-transparent px-4 pt-3 pb-1 text-left outline-offset-[-3px] hover:bg-sunken aria-pressed:border-accent sm:px-6 sm:pt-5"
            >
              <span className="block kicker text-muted">{metricNames[metric]}</span>
              <span className="mt-2 block font-display text-2xl font-semibold tabular-nums">
                {formatCount(totals[metric])}
              </span>
              {metric === 'clicks' && (
                <span className="block text-xs text-muted">{formatCount(totals.uniqueClicks)} unique</span>
              )}
              <span className="mt-1 block min-h-5 text-xs text-muted">
                {change && compared && (
                  <>
                    <ChangeText change={change[metric]} now={totals[metric]} />
                    <span className="block">vs. {formatCount(compared[metric])}</span>
                  </>
                )}
              </span>
            </button>
            <p className="flex flex-wrap gap-x-4 px-4 pb-2 text-xs text-muted sm:px-6">
              <OpenTotal
                metric={metric}
                count={totals[metric]}
                report={report}
                period={report.period}
                span={report.span}
              >
                View events
              </OpenTotal>
              {compared && report.comparison && report.comparedSpan && (
                <OpenTotal
                  metric={metric}
                  count={compared[metric]}
                  report={report}
                  period={report.comparison}
                  span={report.comparedSpan}
                >
                  {comparison.slice(0, 1).toUpperCase() + comparison.slice(1)}
                </OpenTotal>
              )}
            </p>
          </div>
        ))}
        <div className="border-t-4 border-transparent bg-surface px-4 pt-3 pb-4 sm:px-6 sm:pt-5">
          <p className="kicker text-muted">Click rate</p>
          <p className="mt-2 font-display text-2xl font-semibold tabular-nums">
            {rateText(clickThroughRate)}
          </p>
          <p className="mt-1 min-h-5 text-xs text-muted">
            {points && compared && (
              <>
                <span className="font-semibold text-ink">{points}</span>
                <span className="block">vs. {rateText(compared.clicks / compared.views)}</span>
              </>
            )}
          </p>
        </div>
      </div>
      <p className="mt-2 text-xs text-muted">
        Daily visitors: unique per day. A visitor on three days counts three times. Unique clicks: one per
        visitor, product and day.
      </p>
    </div>
  );
}

interface OpenTotalProps {
  report: AnalyticsReport;
  metric: ChartMetric;
  count: number;
  /** The total's period, and its interval of moments. */
  period: ReportPeriod;
  span: ReportSpan;
  children: string;
}

/** Opens the events behind a total. */
function OpenTotal({ report, metric, count, period, span, children }: OpenTotalProps) {
  const open = useTrace();
  const name = metricNames[metric];
  return (
    <button
      type="button"
      disabled={count === 0}
      aria-label={`${children}: ${name.toLowerCase()}`}
      onClick={() =>
        open({
          title: [name, ...report.filters.map(filterLabel), periodLabel(period)].join(', '),
          count,
          ask: askOfReport(report, span, metric),
        })
      }
      className="min-h-10 text-left font-semibold underline decoration-dotted underline-offset-4 outline-offset-[-3px] hover:text-accent enabled:text-ink disabled:no-underline"
    >
      {children}
    </button>
  );
}
