import type {
  AnalyticsReport,
  ReportBreakdown,
  ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import { reportCsvAddress } from '../../../../api/analytics-report';
import { EmptyState } from '../../../../ui/empty-state';
import { Panel } from '../../../../ui/panel';
import { DimensionTabs } from '../../figures/dimension-tabs';
import { FileLine } from '../../figures/file-line';
import { BreakdownNote } from './breakdown-note';
import { BreakdownTable } from './breakdown-table';
import { comparisonNames, dimensionNames } from '../report-labels';

interface BreakdownTabsProps {
  report: AnalyticsReport;
  query: ReportQuery;
  onFilter: (filters: string[]) => void;
}

/** Where the figures come from, one way of looking at a time. */
export function BreakdownTabs({ report, query, onFilter }: BreakdownTabsProps) {
  const { breakdowns } = report;
  return (
    <Panel
      title="Where it comes from"
      note={
        query.compare === 'none'
          ? 'Most clicks first'
          : `Change in clicks against ${comparisonNames[query.compare]}`
      }
    >
      <DimensionTabs
        label="Broken down by"
        breakdowns={breakdowns}
        nameOf={(dimension) => dimensionNames[dimension].many}
      >
        {(breakdown) => <Breakdown {...{ report, breakdown, query, onFilter }} />}
      </DimensionTabs>
    </Panel>
  );
}

function Breakdown({
  report,
  breakdown,
  query,
  onFilter,
}: BreakdownTabsProps & { breakdown: ReportBreakdown }) {
  const { dimension, keys, rows } = breakdown;
  const many = dimensionNames[dimension].many.toLowerCase();
  if (rows.length === 0) {
    return (
      <EmptyState title={`No ${many} on these days`}>
        {report.filters.length > 0
          ? 'Remove a filter, or choose a longer range.'
          : 'Choose a longer range, or wait for the next visitor.'}
      </EmptyState>
    );
  }
  return (
    <>
      <BreakdownNote report={report} dimension={dimension} />
      <BreakdownTable {...{ report, breakdown, onFilter }} />
      <FileLine href={reportCsvAddress(query, dimension)} shown={rows.length} all={keys} unit={many}>
        {many}
      </FileLine>
    </>
  );
}
