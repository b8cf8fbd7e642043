import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { EarningsMeasure } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'wouter';
import { earningsQuery } from '../../api/earnings';
import { Button } from '../../../ui/button';
import { UploadIcon } from '../../../ui/icons';
import { periodLabel } from '../../lib/report-labels';
import { QueryPanel } from '../../ui/query-panel';
import { CommissionsBox } from './commissions-box';
import { EarningsChart } from './earnings-chart';
import { EarningsTable } from './earnings-table';
import { EarningsTotals } from './earnings-totals';
import { GettingStarted } from './getting-started';
import { ImportDialog } from './import/import-dialog';
import { ImportsBox } from './imports-box';
import { IncompleteNotice } from './incomplete-notice';
import { RecentSales } from './recent-sales';
import { UnmatchedBox } from './unmatched-box';

interface EarningsScreenProps {
  query: ReportQuery;
  /** What the rows are broken down by. */
  by: EarningsDimension;
  onChooseBy: (by: EarningsDimension) => void;
  /** Describes the click that led to a sale. */
  clickText: ComponentProps<typeof RecentSales>['clickText'];
  /** The period picker. */
  children: ReactNode;
}

/** Earnings, and their sources: commissions and retailers' reports. */
export function EarningsScreen({ query, by, onChooseBy, clickText, children }: EarningsScreenProps) {
  const [isImporting, setIsImporting] = useState(false);
  const [measure, setMeasure] = useState<EarningsMeasure>('expected');
  const earningsAnswer = useQuery({ ...earningsQuery(query, by), placeholderData: keepPreviousData });
  const startImport = () => setIsImporting(true);
  return (
    <section aria-labelledby="earnings" className="flex min-w-0 flex-col gap-6">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="earnings" className="text-xl">
          Earnings
        </h2>
        <Button look="primary" onClick={startImport}>
          <UploadIcon /> Import a report
        </Button>
      </div>
      <QueryPanel
        query={earningsAnswer}
        name="earnings"
        skeleton={['h-40', 'h-96', 'h-72']}
        errorHint="Your imports are safe."
        className="flex flex-col gap-6"
      >
        {(earnings) => (
          <>
            {!earnings.hasBegun && <GettingStarted onImport={startImport} />}
            <p className="-mt-2 text-sm text-muted">
              {periodLabel(earnings.period)}
              {earnings.comparison && ` vs. ${periodLabel(earnings.comparison)}`}. Clicks by click date, sales
              by sale date.
              {earnings.filters.length > 0 &&
                ' With filters, sales are matched by the click that led to them.'}
            </p>
            <EarningsTotals totals={earnings.totals} drawn={measure} onDraw={setMeasure} />
            <IncompleteNotice {...earnings} />
            <EarningsChart earnings={earnings} query={query} measure={measure} />
            <EarningsTable earnings={earnings} query={query} by={by} onChoose={onChooseBy} />
          </>
        )}
      </QueryPanel>
      <RecentSales clickText={clickText} />
      <UnmatchedBox />
      <CommissionsBox />
      <ImportsBox onImport={startImport} />
      <p className="text-sm text-muted">
        Postbacks and exchange rates are in{' '}
        <Link href="/admin?tab=settings&section=imports" className="underline underline-offset-4">
          Settings › Imports
        </Link>
        .
      </p>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </section>
  );
}
