import { formatPlural } from '../../../../lib/format';
import { knownTimeZone, zonedMinute } from '../../../lib/zoned-time';
import type { ProjectionState, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { comparisonNames } from '../../../lib/range-names';
import { periodLabel } from '../../../lib/report-labels';

interface Answer {
  period: ReportPeriod;
  timeZone: string;
  projections: ProjectionState;
}

interface RangePanelProps<Data extends Answer> {
  title: string;
  query: ReportQuery;
  result: ComponentProps<typeof QueryPanel<Data>>['query'];
  children: (data: Data) => ReactNode;
}

/** A titled box for data of the selected period. Old data stays visible until the new data is loaded. */
export function RangePanel<Data extends Answer>({ title, query, result, children }: RangePanelProps<Data>) {
  const { data } = result;
  const against = query.compare === 'none' ? '' : ` vs. ${comparisonNames[query.compare].toLowerCase()}`;
  return (
    <Panel title={title} {...(data && { note: `${periodLabel(data.period)}${against}` })}>
      <QueryPanel query={result} name="data" skeleton={['h-72']} errorHint="Tracking is not affected.">
        {(answer) => (
          <>
            {children(answer)}
            <p className="mt-4 text-xs text-muted">{projectionText(answer.projections, answer.timeZone)}</p>
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

/** When the metrics were last computed, and how many days are missing. */
export function projectionText({ asOf, missingDays }: ProjectionState, timeZone: string): string {
  const zone = knownTimeZone(timeZone);
  if (asOf === null) return 'Calculating…';
  const missing = missingDays > 0 ? ` ${formatPlural(missingDays, 'day')} still to be calculated.` : '';
  return `Updated ${zonedMinute(asOf, zone)}.${missing}`;
}
