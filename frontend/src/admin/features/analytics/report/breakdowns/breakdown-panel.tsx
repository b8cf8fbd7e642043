import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { BreakdownDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { Tabs } from 'radix-ui';
import { Suspense } from 'react';
import { DimensionTabs } from '../../metrics/dimension-tabs';
import { comparisonNames } from '../../../../lib/range-names';
import { dimensionNames } from '../../../../lib/report-labels';
import { BreakdownTable } from './breakdown-table';
import { lazyPart } from '../../../../lib/lazy-part';

const GoalsTab = lazyPart(() => import('../goals/goals-tab'));

/** The breakdowns by subject. */
const groups: Record<string, BreakdownDimension[]> = {
  Content: ['product', 'page', 'entryPage', 'exitPage', 'linkPlacement'],
  Sources: ['channel', 'source', 'campaign', 'medium', 'content', 'term'],
  Audience: ['country', 'device', 'browser', 'system', 'screen', 'language'],
};
const GOALS = 'Goals';

const groupStyle =
  'min-h-10 border-b-2 border-transparent text-sm sm:px-1 font-semibold text-muted hover:text-ink ' +
  'aria-selected:border-accent aria-selected:text-ink';

interface BreakdownPanelProps {
  report: AnalyticsReport;
  query: ReportQuery;
  onFilter: (filters: string[]) => void;
}

/** The breakdowns of a report, one at a time, grouped by subject. */
export function BreakdownPanel({ report, query, onFilter }: BreakdownPanelProps) {
  const note =
    report.comparison === null
      ? undefined
      : `Change of clicks vs. ${comparisonNames[query.compare].toLowerCase()}`;
  return (
    <section
      aria-labelledby="breakdown"
      className="relative min-w-0 rounded-md border border-line bg-surface p-5 pt-2 max-sm:px-4"
    >
      <h2 id="breakdown" className="sr-only">
        Breakdown
      </h2>
      <Tabs.Root defaultValue="Content">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line">
          <Tabs.List aria-label="Breakdown" className="flex flex-wrap gap-x-3 sm:gap-x-6">
            {[...Object.keys(groups), GOALS].map((name) => (
              <Tabs.Trigger key={name} value={name} className={groupStyle}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {note && <p className="py-1 text-xs text-muted">{note}</p>}
        </div>
        {Object.entries(groups).map(([name, dimensions]) => (
          <Tabs.Content key={name} value={name}>
            <DimensionTabs
              label={`${name} by`}
              breakdowns={dimensions.flatMap(
                (key) => report.breakdowns.find(({ dimension }) => dimension === key) ?? [],
              )}
              nameOf={(dimension) =>
                dimension === 'product' ? 'Top Products' : dimensionNames[dimension].many
              }
              className="mb-2 gap-1"
            >
              {(breakdown) => (
                <BreakdownTable report={report} breakdown={breakdown} query={query} onFilter={onFilter} />
              )}
            </DimensionTabs>
          </Tabs.Content>
        ))}
        <Tabs.Content value={GOALS}>
          <Suspense fallback={<p className="min-h-40 text-sm text-muted">Loading goals…</p>}>
            <GoalsTab report={report} query={query} onFilter={onFilter} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
}
