import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';

const ShareDialog = lazyDialog(() => import('./share-dialog'));

/** A button that makes a link to the shown period of the report. */
export function ShareReport({ query, report }: { query: ReportQuery; report: AnalyticsReport }) {
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
