import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import { formatCount, formatPlural } from '../../../../../lib/format';
import { ChangeText } from '../../../../ui/change-text';
import { EmptyState } from '../../../../ui/empty-state';
import { Panel } from '../../../../ui/panel';
import { ShareBar } from '../../../../ui/share-bar';
import { percentOfHighest } from '../../percent-of-highest';

/** Number of listed products. */
const LISTED = 10;

interface TopProductsProps {
  report: AnalyticsReport;
  /** Receives all filters of the report. */
  onFilter: (filters: string[]) => void;
}

/** The products with the most clicks in the period. */
export function TopProducts({ report, onFilter }: TopProductsProps) {
  const rows = report.breakdowns.find(({ dimension }) => dimension === 'product')?.rows ?? [];
  const products = rows
    .filter((row) => row.key !== null)
    .filter(({ clicks }) => clicks > 0)
    .slice(0, LISTED);
  const widths = percentOfHighest(products.map(({ clicks }) => clicks));
  const filters = report.filters.map(filterText);
  return (
    <Panel title="Top Products" note="By clicks">
      {products.length === 0 ? (
        <EmptyState title="No clicks yet" height="min-h-96">
          Clicks appear here in real time.
        </EmptyState>
      ) : (
        <ol className="flex flex-col gap-3">
          {products.map(({ key, label, clicks, change }, index) => (
            <li key={key}>
              <p className="flex items-baseline justify-between gap-4 text-sm">
                <button
                  type="button"
                  title="Filter by this product"
                  className="min-w-0 rounded-sm text-left break-words hover:underline"
                  onClick={() =>
                    onFilter([
                      ...new Set([...filters, filterText({ dimension: 'product', key, excluded: false })]),
                    ])
                  }
                >
                  {label}
                </button>
                <span className="flex gap-3 font-semibold tabular-nums">
                  {change && <ChangeText change={change.clicks} now={clicks} />}
                  <span aria-hidden="true">{formatCount(clicks)}</span>
                  <span className="sr-only">{formatPlural(clicks, 'click')}</span>
                </span>
              </p>
              <ShareBar percent={widths[index]!} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
