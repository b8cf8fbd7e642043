import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { EarningsMeasure, Earnings } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { earningsQuery } from '../../api/earnings';
import { Button } from '../../../ui/button';
import { UploadIcon } from '../../../ui/icons';
import { periodLabel } from '../../lib/report-labels';
import { FoldedPanels } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { CommissionsBox } from './commissions-box';
import { EarningsChart } from './earnings-chart';
import { EarningsTable } from './earnings-table';
import { EarningsTotals } from './earnings-totals';
import { ImportDialog } from './import/import-dialog';
import { ImportsBox } from './imports-box';
import { AllSales } from './all-sales';
import { isUnfinished } from './labels';
import { PaymentBox } from './payment-box';
import { UnmatchedBox } from './unmatched-box';
import { formatPlural } from '../../../lib/format';

interface EarningsScreenProps {
  query: ReportQuery;
  /** What the rows are broken down by. */
  by: EarningsDimension;
  onChooseBy: (by: EarningsDimension) => void;
  /** The period picker. */
  children: ReactNode;
}

/** Earnings, and their sources: commissions and retailers' reports. */
export function EarningsScreen({ query, by, onChooseBy, children }: EarningsScreenProps) {
  const [isImporting, setIsImporting] = useState(false);
  const [measure, setMeasure] = useState<EarningsMeasure>('expected');
  const earningsAnswer = useQuery({ ...earningsQuery(query, by), placeholderData: keepPreviousData });
  const hasBegun = earningsAnswer.data?.hasBegun !== false;
  const startImport = () => setIsImporting(true);
  return (
    <section aria-labelledby="earnings" className="flex min-w-0 flex-col gap-6">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
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
            {(earnings.hasBegun || earnings.totals.clicks > 0) && (
              <>
                <p className="-mt-2 text-sm text-muted">
                  {periodLabel(earnings.period)}
                  {earnings.comparison && ` vs. ${periodLabel(earnings.comparison)}`}.
                  <span className="max-sm:sr-only">
                    {' '}
                    Clicks by click date, sales by sale date.
                    {isUnfinished(earnings) &&
                      ' So far: compared up to the same time of day; sales without a time count all day.'}
                  </span>
                  {earnings.filters.length > 0 &&
                    ' With filters, sales are matched by the click that led to them.'}
                </p>
                <EarningsTotals earnings={earnings} drawn={measure} onDraw={setMeasure} />
                <IncompleteNotice {...earnings} />
                <EarningsChart earnings={earnings} query={query} measure={measure} />
                <EarningsTable earnings={earnings} query={query} by={by} onChoose={onChooseBy} />
                <PaymentBox {...earnings} />
              </>
            )}
          </>
        )}
      </QueryPanel>
      {hasBegun && <AllSales />}
      <UnmatchedBox />
      <FoldedPanels>
        <CommissionsBox isOpen={!hasBegun || (earningsAnswer.data?.withoutCommission ?? 0) > 0} />
        {hasBegun && <ImportsBox onImport={startImport} />}
      </FoldedPanels>
      <p className="text-sm text-muted print:hidden">
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

/** The first steps, shown before there are any earnings. */
function GettingStarted({ onImport }: { onImport: () => void }) {
  return (
    <section
      aria-labelledby="getting-started"
      className="rounded-md border border-dashed border-edge bg-surface p-5 sm:p-6"
    >
      <h2 id="getting-started" className="text-lg">
        Connect your sales
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Import sales reports from your retailers to see what your clicks earn:
      </p>
      <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-2 pl-5 text-sm">
        <li>
          <strong>Set default commission rates</strong> under Commissions below, used when a report has no
          commission column.
        </li>
        <li>
          <strong>Download a report</strong> of your sales or commissions from the retailer or affiliate
          network, as a CSV file.
        </li>
        <li>
          <strong>Import it here.</strong> Preview before importing, undo any time. Duplicates are skipped.
        </li>
      </ol>
      <p className="mt-4 max-w-prose text-sm text-muted">
        Optional: add <code className="rounded-sm bg-sunken px-1">{CLICK_ID}</code> to a product’s affiliate
        link if your network supports sub IDs. Sales can then be matched to clicks.
      </p>
      <Button look="quiet" className="mt-4" onClick={onImport}>
        Import your first report
      </Button>
    </section>
  );
}

type IncompleteNoticeProps = Pick<Earnings, 'withoutCommission' | 'withoutExchangeRate' | 'unmatched'>;

/** Notes on incomplete metrics: sales without a commission, and sales without a product. */
function IncompleteNotice({ withoutCommission, withoutExchangeRate, unmatched }: IncompleteNoticeProps) {
  if (withoutCommission + withoutExchangeRate + unmatched === 0) return null;
  return (
    <ul className="-mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
      {withoutCommission > 0 && (
        <li>
          {formatPlural(withoutCommission, 'sale')} {withoutCommission === 1 ? 'has' : 'have'} no commission:
          none in the report, and no rate for that date. They count as nothing until you set one.
        </li>
      )}
      {withoutExchangeRate > 0 && (
        <li>
          {formatPlural(withoutExchangeRate, 'sale')} {withoutExchangeRate === 1 ? 'is' : 'are'} in a currency
          without an exchange rate for that date. They count as nothing until you add one in{' '}
          <Link href="/admin?tab=settings&section=imports" className="underline underline-offset-4">
            Settings › Imports
          </Link>
          .
        </li>
      )}
      {unmatched > 0 && (
        <li>
          {formatPlural(unmatched, 'sale')} {unmatched === 1 ? 'isn’t' : 'aren’t'} matched to a product. Match{' '}
          {unmatched === 1 ? 'it' : 'them'} below.
        </li>
      )}
    </ul>
  );
}
