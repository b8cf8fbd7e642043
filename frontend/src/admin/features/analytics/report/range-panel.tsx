import type { DerivedState, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { derivedText } from '../derived-text';
import { Panel } from '../../../ui/panel';
import { comparisonNames, periodLabel } from './report-labels';

interface Answer {
  period: ReportPeriod;
  timeZone: string;
  derived: DerivedState;
}

interface RangePanelProps<Data extends Answer> {
  title: string;
  query: ReportQuery;
  result: { data: Data | undefined; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A box whose figures load, fail, or are those of the choice before until the next are there. */
export function RangePanel<Data extends Answer>({ title, query, result, children }: RangePanelProps<Data>) {
  const { data, isError, isPlaceholderData, refetch } = result;
  const against = query.compare === 'none' ? '' : `, against ${comparisonNames[query.compare]}`;
  return (
    <Panel title={title} {...(data && { note: `${periodLabel(data.period)}${against}` })}>
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {children(data)}
          <p className="mt-4 text-xs text-muted">
            {derivedText(data.derived, data.timeZone)}
            {isError && ' These figures could not be brought up to date.'}
          </p>
        </div>
      )}
      {!data && isError && (
        <Notice title="The figures could not be loaded" onRetry={() => void refetch()}>
          Nothing is lost: what visitors see and click is counted while this page is not shown.
        </Notice>
      )}
      {!data && !isError && (
        <>
          <p role="status" className="sr-only">
            Loading figures…
          </p>
          <Skeleton className="h-72 w-full" />
        </>
      )}
    </Panel>
  );
}
