import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { lazy, useState } from 'react';
import { Button } from '../../../../ui/button';
import { LazyDialog } from '../../../ui/dialog/lazy-dialog';

const ShareDialog = lazy(() => import('./share-dialog'));

interface ShareReportProps {
  query: ReportQuery;
  report: AnalyticsReport;
}

/** A button that makes a link to the shown period of the report. */
export function ShareReport({ query, report }: ShareReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isCompact onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <LazyDialog>
          <ShareDialog query={query} report={report} onClose={() => setIsOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}
