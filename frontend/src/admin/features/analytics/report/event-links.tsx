import { useTrace } from '../trace/metric-button';
import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/analytics/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { filterLabel, periodLabel } from '../../../lib/report-labels';
import { metricNames } from './report-metrics';
import { askOfReport } from './report-trace';

interface EventLinksProps {
  report: AnalyticsReport;
  metric: KeyMetric;
  /** 'Previous period' */
  compared: string;
}

/** Buttons that list the events behind a metric, of the period and of the comparison period. */
export function EventLinks({ report, metric, compared }: EventLinksProps) {
  const open = useTrace();
  if (metric === 'clickRate' || metric === 'earnings' || metric === 'uniqueClicks') return null;
  const { totals, period, span, comparison, comparedSpan, filters } = report;
  const name = metricNames[metric];
  const link = (label: string, count: number, days: ReportPeriod, within: ReportSpan) => (
    <button
      type="button"
      disabled={count === 0}
      aria-label={`${label}: ${name.toLowerCase()}`}
      onClick={() =>
        open({
          title: [name, ...filters.map(filterLabel), periodLabel(days)].join(', '),
          count,
          ask: askOfReport(report, within, metric),
        })
      }
      className="min-h-8 rounded-sm font-semibold underline decoration-dotted underline-offset-4 hover:text-accent enabled:text-ink disabled:no-underline"
    >
      {label}
    </button>
  );
  return (
    <span className="flex flex-wrap gap-x-4">
      {link('View events', totals[metric], period, span)}
      {totals.compared &&
        comparison &&
        comparedSpan &&
        link(compared, totals.compared[metric], comparison, comparedSpan)}
    </span>
  );
}
