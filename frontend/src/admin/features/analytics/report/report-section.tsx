import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { annotationsQuery } from '../../../api/analytics-annotations';
import { QueryPanel } from '../../../ui/query-panel';
import { TraceProvider } from '../trace/trace-provider';
import { BreakdownTabs } from './breakdowns/breakdown-tabs';
import { FilterBar, withFilters } from './filters/filter-bar';
import { AnnotationsPanel } from './annotations/annotations-panel';
import { RangeChooser } from './range/range-chooser';
import { useReportAddress, type ChartMetric } from './report-address';
import { ReportChart } from './report-chart';
import { comparisonNames, periodLabel } from './report-labels';
import { ReportTotals } from './report-totals';
import { useLiveReport } from './use-live-report';

/** The report for a selected period, with a comparison period. */
export function ReportSection() {
  const { query, metric, choose, draw } = useReportAddress();
  const reportQuery = useLiveReport(query);
  return (
    <TraceProvider>
      <section aria-labelledby="report" className="mt-6 flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-4">
          <h2 id="report" className="text-xl">
            Traffic
          </h2>
          <RangeChooser query={query} onChoose={choose} />
          <FilterBar
            query={query}
            answer={reportQuery.data}
            isCounting={reportQuery.isPending || reportQuery.isPlaceholderData}
            onChoose={choose}
          />
        </header>
        <QueryPanel
          query={reportQuery}
          name="report"
          skeleton={['h-40', 'h-96', 'h-96']}
          errorHint="Tracking is not affected."
          className="flex flex-col gap-6"
        >
          {(report) => (
            <Report report={report} query={query} metric={metric} onDraw={draw} onChoose={choose} />
          )}
        </QueryPanel>
      </section>
    </TraceProvider>
  );
}

interface ReportProps {
  report: AnalyticsReport;
  query: ReportQuery;
  metric: ChartMetric;
  onDraw: (metric: ChartMetric) => void;
  onChoose: (query: ReportQuery) => void;
}

function Report({ report, query, metric, onDraw, onChoose }: ReportProps) {
  const { period, comparison, asOf } = report;
  const { data: annotations = [] } = useQuery(annotationsQuery(period));
  const isUnfinished = report.span.end > asOf;
  return (
    <>
      <p className="-mt-2 text-sm text-muted">
        {periodLabel(period)}
        {comparison && ` vs. ${periodLabel(comparison)}`}.
        {comparison && isUnfinished && ' Includes today so far; the comparison covers full days.'}
      </p>
      <ReportTotals
        report={report}
        drawn={metric}
        onDraw={onDraw}
        comparison={comparisonNames[query.compare]}
      />
      <ReportChart report={report} query={query} metric={metric} annotations={annotations} />
      <AnnotationsPanel period={period} />
      <BreakdownTabs
        report={report}
        query={query}
        onFilter={(filters) => onChoose(withFilters(query, filters))}
      />
    </>
  );
}
