import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { annotationsQuery } from '../../../api/analytics-annotations';
import { classNames } from '../../../../lib/class-names';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { TraceProvider } from '../trace/trace-provider';
import { BreakdownTabs } from './breakdowns/breakdown-tabs';
import { FilterBar, withFilters } from './filters/filter-bar';
import { NotesPanel } from './annotations/notes-panel';
import { RangeChooser } from './range/range-chooser';
import { useReportAddress, type ChartFigure } from './report-address';
import { ReportChart } from './report-chart';
import { comparisonNames, periodLabel } from './report-labels';
import { ReportTotals } from './report-totals';
import { useLiveReport } from './use-live-report';

/** The figures of a period that the owner chooses, beside those of another. */
export function ReportSection() {
  const { query, figure, choose, draw } = useReportAddress();
  const { data: report, isError, isPlaceholderData, refetch } = useLiveReport(query);
  return (
    <TraceProvider>
      <section aria-labelledby="report" className="mt-6 flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-4">
          <h2 id="report" className="text-xl">
            Report
          </h2>
          <RangeChooser query={query} onChoose={choose} />
        </header>
        {report && (
          <Report
            {...{ report, query, figure }}
            onDraw={draw}
            onChoose={choose}
            isOutdated={isPlaceholderData}
            isRefused={isError}
          />
        )}
        {!report && isError && (
          <Notice title="The report could not be loaded" onRetry={() => void refetch()}>
            Nothing is lost: views and clicks are counted while this page is not shown.
          </Notice>
        )}
        {!report && !isError && (
          <>
            <FilterBar query={query} answer={undefined} isCounting onChoose={choose} />
            <ReportSkeleton />
          </>
        )}
      </section>
    </TraceProvider>
  );
}

interface ReportProps {
  report: AnalyticsReport;
  query: ReportQuery;
  figure: ChartFigure;
  onDraw: (figure: ChartFigure) => void;
  onChoose: (query: ReportQuery) => void;
  /** These are still the figures of the choice before. */
  isOutdated: boolean;
  /** The newest reading failed. */
  isRefused: boolean;
}

function Report({ report, query, figure, onDraw, onChoose, isOutdated, isRefused }: ReportProps) {
  const { period, comparison, asOf } = report;
  const { data: annotations = [] } = useQuery(annotationsQuery(period));
  const isUnfinished = report.span.end > asOf;
  return (
    <div
      aria-busy={isOutdated}
      className={classNames('flex flex-col gap-6 transition-opacity', isOutdated && 'opacity-60')}
    >
      <p className="-mt-2 text-sm text-muted">
        {periodLabel(period)}
        {comparison && `, against ${periodLabel(comparison)}`}.
        {comparison && isUnfinished && ' Today is still running; the comparison has whole days.'}
        {isRefused && ' These figures could not be brought up to date.'}
      </p>
      <FilterBar query={query} answer={report} isCounting={isOutdated} onChoose={onChoose} />
      <ReportTotals
        report={report}
        drawn={figure}
        onDraw={onDraw}
        comparison={comparisonNames[query.compare]}
      />
      <ReportChart report={report} query={query} figure={figure} annotations={annotations} />
      <NotesPanel period={period} />
      <BreakdownTabs
        report={report}
        query={query}
        onFilter={(filters) => onChoose(withFilters(query, filters))}
      />
    </div>
  );
}

/** The report's outline, in its sizes. */
function ReportSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the report…
      </p>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </>
  );
}
