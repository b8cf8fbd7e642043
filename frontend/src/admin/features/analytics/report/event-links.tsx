import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/report/key-metric';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { useTrace } from '../trace/trace-context';
import { filterLabel, periodLabel } from './report-labels';
import { metricNames, type TracedMetric } from './report-metrics';
import { askOfReport } from './report-trace';

interface EventLinksProps {
  report: AnalyticsReport;
  metric: KeyMetric;
  /** 'Previous period' */
  compared: string;
}

/** Buttons that list the events behind a metric, of the period and of the comparison period. */
export function EventLinks({ report, metric, compared }: EventLinksProps) {
  if (metric === 'clickRate' || metric === 'earnings' || metric === 'uniqueClicks') return null;
  const { totals, period, span, comparison, comparedSpan } = report;
  return (
    <span className="flex flex-wrap gap-x-4">
      <EventLink report={report} metric={metric} count={totals[metric]} period={period} span={span}>
        View events
      </EventLink>
      {totals.compared && comparison && comparedSpan && (
        <EventLink
          report={report}
          metric={metric}
          count={totals.compared[metric]}
          period={comparison}
          span={comparedSpan}
        >
          {compared}
        </EventLink>
      )}
    </span>
  );
}

interface EventLinkProps {
  report: AnalyticsReport;
  metric: TracedMetric;
  count: number;
  period: ReportPeriod;
  span: ReportSpan;
  children: string;
}

function EventLink({ report, metric, count, period, span, children }: EventLinkProps) {
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
      className="min-h-8 rounded-sm font-semibold underline decoration-dotted underline-offset-4 hover:text-accent enabled:text-ink disabled:no-underline"
    >
      {children}
    </button>
  );
}
