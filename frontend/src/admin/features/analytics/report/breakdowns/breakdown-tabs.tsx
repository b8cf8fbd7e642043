import type {
  AnalyticsReport,
  ReportBreakdown,
  ReportQuery,
} from '@astaguide/contracts/report/analytics-report';
import { reportCsvAddress } from '../../../../api/analytics-report';
import { EmptyState } from '../../../../ui/empty-state';
import { Panel } from '../../../../ui/panel';
import { DimensionTabs } from '../../metrics/dimension-tabs';
import { DownloadRow } from '../../metrics/download-row';
import { BreakdownNote } from './breakdown-note';
import { BreakdownTable } from './breakdown-table';
import { comparisonNames, dimensionNames } from '../report-labels';

interface BreakdownTabsProps {
  report: AnalyticsReport;
  query: ReportQuery;
  onFilter: (filters: string[]) => void;
}

/** Breakdowns, one dimension at a time. */
export function BreakdownTabs({ report, query, onFilter }: BreakdownTabsProps) {
  const { breakdowns } = report;
  return (
    <Panel
      title="Breakdown"
      note={query.compare === 'none' ? 'Sorted by clicks' : `Change vs. ${comparisonNames[query.compare]}`}
    >
      <DimensionTabs
        label="Break down by"
        breakdowns={breakdowns}
        nameOf={(dimension) => dimensionNames[dimension].many}
      >
        {(breakdown) => <Breakdown report={report} breakdown={breakdown} query={query} onFilter={onFilter} />}
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
      <EmptyState title="No data for this period">
        {report.filters.length > 0 ? 'Remove a filter or try a longer range.' : 'Try a longer range.'}
      </EmptyState>
    );
  }
  return (
    <>
      <BreakdownNote report={report} dimension={dimension} />
      <BreakdownTable report={report} breakdown={breakdown} onFilter={onFilter} />
      <DownloadRow href={reportCsvAddress(query, dimension)} shown={rows.length} all={keys} unit={many}>
        {many}
      </DownloadRow>
    </>
  );
}
