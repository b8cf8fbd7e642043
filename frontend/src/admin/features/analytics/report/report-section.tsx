import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trafficAlertsQuery } from '../../../api/analytics/alerts';
import { annotationsQuery } from '../../../api/analytics/annotations';
import { useLiveSummary } from '../../../api/analytics/live-summary';
import { earningsQuery } from '../../../api/earnings';
import { Button } from '../../../../ui/button';
import { buttonStyle } from '../../../../ui/button-style';
import { reportZipAddress } from '../../../api/analytics/report';
import { QueryPanel } from '../../../ui/query-panel';
import { LiveVisitors } from '../live-visitors';
import { RecentEvents } from './insights/recent-events';
import { TraceProvider } from '../trace/trace-provider';
import { AnnotationsPanel } from './annotations/annotations-panel';
import { BestEarners } from './insights/best-earners';
import { BiggestChanges } from './insights/biggest-changes';
import { marksOf } from './chart/bucket-marks';
import { hasImported } from './chart/chart-points';
import { BreakdownPanel } from './breakdowns/breakdown-panel';
import { EventLinks } from './event-links';
import { AddFilter, FilterBar, withFilters } from './filters/filter-bar';
import { KeyMetrics } from './key-metrics';
import { RangeBar } from './range/range-bar';
import { comparisonNames } from '../../../lib/range-names';
import { useReportAddress } from './report-address';
import { ReportChart } from './chart/report-chart';
import { SessionMetrics } from './session-metrics';
import { useLiveReport } from './use-live-report';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';

const ShareDialog = lazyDialog(() => import('./share-dialog'));

/** The report of the selected period, with the events and products of the same days. */
export function ReportSection() {
  const { query, choose } = useReportAddress();
  const streamState = useLiveSummary();
  const reportQuery = useLiveReport(query);
  const { data: earnings } = useQuery({ ...earningsQuery(query), placeholderData: keepPreviousData });
  return (
    <TraceProvider>
      <section
        aria-label="Report"
        className="flex min-w-0 flex-col gap-2 print:[&_section]:break-inside-avoid print:[&_svg]:max-w-full"
      >
        <RangeBar
          query={query}
          answer={reportQuery.data}
          onChoose={choose}
          filter={<AddFilter query={query} onChoose={choose} />}
        >
          <LiveVisitors state={streamState} />
          <Button look="quiet" isCompact className="max-sm:hidden" onClick={() => window.print()}>
            Print
          </Button>
          <a
            href={reportZipAddress(query)}
            download
            title="Every table of these days as CSV files, in one ZIP archive"
            className={buttonStyle('quiet', 'max-sm:hidden', 'compact')}
          >
            Export
          </a>
          {reportQuery.data && <ShareReport query={query} report={reportQuery.data} />}
        </RangeBar>
        <FilterBar query={query} result={reportQuery} onChoose={choose} />
        <QueryPanel
          query={reportQuery}
          name="report"
          skeleton={['h-36', 'h-80', 'h-96']}
          errorHint="Tracking is not affected."
          className="flex flex-col gap-3 desk:gap-2"
        >
          {(report) => <Report report={report} earnings={earnings} />}
        </QueryPanel>
      </section>
    </TraceProvider>
  );
}

function Report({ report, earnings }: { report: AnalyticsReport; earnings: Earnings | undefined }) {
  const { query, metric, choose, draw, addressOf } = useReportAddress();
  const { period } = report;
  const { data: annotations = [] } = useQuery(annotationsQuery(period));
  const { data: alerts = [] } = useQuery(trafficAlertsQuery);
  const { data: earningsByPage } = useQuery({
    ...earningsQuery(query, 'page'),
    enabled: earnings?.hasBegun === true,
    placeholderData: keepPreviousData,
  });
  const openDays = (days: ReportPeriod) =>
    choose({ ...query, range: 'custom', ...days, compare: comparisonOf(days, query.compare) });
  const filterBy = (filters: string[]) => choose(withFilters(query, filters));
  return (
    <>
      {hasImported(report) && (
        <p role="note" className="text-sm text-muted">
          {report.filters.length > 0
            ? 'Imported days are left out: filters use events recorded here.'
            : 'Some days are imported. They have visitors and page views, but no clicks.'}
        </p>
      )}
      <KeyMetrics report={report} earnings={earnings} drawn={metric} onDraw={draw} />
      <SessionMetrics report={report} />
      <ReportChart
        report={report}
        earnings={earnings}
        query={query}
        metric={metric}
        marks={marksOf(annotations, alerts)}
        onOpenDays={openDays}
      >
        <EventLinks report={report} metric={metric} compared={comparisonNames[query.compare]} />
      </ReportChart>
      <BreakdownPanel report={report} query={query} onFilter={filterBy} />
      <div className="grid gap-4 has-[>:nth-child(2)]:lg:grid-cols-2">
        <BiggestChanges
          report={report}
          metric={metric}
          compared={comparisonNames[query.compare]}
          addressOf={(filters) => addressOf(withFilters(query, filters))}
        />
        <BestEarners
          earnings={earningsByPage}
          address={`${addressOf(query)}&tab=analytics&view=earnings&by=page`}
        />
      </div>
      <RecentEvents report={report} />
      <AnnotationsPanel period={period} />
    </>
  );
}

/** A single day is compared with the same weekday, because weekdays differ more than neighbouring weeks. */
const comparisonOf = ({ from, to }: ReportPeriod, compare: ReportQuery['compare']) =>
  from === to && compare === 'previous' ? 'weekdays' : compare;

/** A button that makes a link to the shown period of the report. */
function ShareReport({ query, report }: { query: ReportQuery; report: AnalyticsReport }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isCompact onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && <ShareDialog query={query} report={report} onClose={() => setIsOpen(false)} />}
    </>
  );
}
