import type { DerivedState, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { ComponentProps, ReactNode } from 'react';
import { derivedText } from '../derived-text';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { comparisonNames, periodLabel } from './report-labels';

interface Answer {
  period: ReportPeriod;
  timeZone: string;
  derived: DerivedState;
}

interface RangePanelProps<Data extends Answer> {
  title: string;
  query: ReportQuery;
  result: ComponentProps<typeof QueryPanel<Data>>['query'];
  children: (data: Data) => ReactNode;
}

/** A titled box for data of the chosen days. The data of the earlier choice stays until the new data is there. */
export function RangePanel<Data extends Answer>({ title, query, result, children }: RangePanelProps<Data>) {
  const { data } = result;
  const against = query.compare === 'none' ? '' : `, against ${comparisonNames[query.compare]}`;
  return (
    <Panel title={title} {...(data && { note: `${periodLabel(data.period)}${against}` })}>
      <QueryPanel
        query={result}
        name="figures"
        skeleton={['h-72']}
        errorHint="Nothing is lost: what visitors see and click is counted while this page is not shown."
      >
        {(answer) => (
          <>
            {children(answer)}
            <p className="mt-4 text-xs text-muted">{derivedText(answer.derived, answer.timeZone)}</p>
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}
