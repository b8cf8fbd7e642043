import type { AnalyticsReport, ReportBreakdown, ReportQuery } from '@astaguide/contracts/analytics-report';
import { Tabs } from 'radix-ui';
import { formatCount } from '../../../lib/format';
import { Panel } from '../../../ui/panel';
import { BreakdownNote } from './breakdown-note';
import { BreakdownTable } from './breakdown-table';
import { chipStyle } from '../../../ui/chip-style';
import { CsvLink } from './csv-link';
import { comparisonNames, dimensionNames } from './report-labels';

interface BreakdownTabsProps {
  report: AnalyticsReport;
  query: ReportQuery;
  onFilter: (filter: string | undefined) => void;
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
      <Tabs.Root defaultValue="product">
        <Tabs.List aria-label="Broken down by" className="mb-5 flex flex-wrap gap-2">
          {breakdowns.map(({ dimension }) => (
            <Tabs.Trigger key={dimension} value={dimension} className={chipStyle}>
              {dimensionNames[dimension].many}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {breakdowns.map((breakdown) => (
          <Tabs.Content key={breakdown.dimension} value={breakdown.dimension}>
            <Breakdown {...{ report, breakdown, query, onFilter }} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
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
      <div className="py-6 text-center">
        <BreakdownNote report={report} dimension={dimension} />
        <p className="font-display text-lg font-semibold">No {many} on these days</p>
        <p className="mt-1 text-sm text-muted">Choose a longer range, or wait for the next visitor.</p>
      </div>
    );
  }
  return (
    <>
      <BreakdownNote report={report} dimension={dimension} />
      <BreakdownTable {...{ report, breakdown, onFilter }} />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-xs text-muted">
        <CsvLink query={query} table={dimension}>
          {many}
        </CsvLink>
        {keys > rows.length && (
          <span>
            The first {formatCount(rows.length)} of {formatCount(keys)} {many}; the file has all.
          </span>
        )}
      </p>
    </>
  );
}
