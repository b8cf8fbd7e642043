import type { ComparisonSort } from '@astaguide/contracts/catalog/sort-products';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { ChevronIcon } from '../../ui/icons';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';
import { comparisonHref, type ComparisonChoice } from './comparison-search';

interface ColumnSort {
  key: ComparisonSort;
  direction: 'ascending' | 'descending';
}

interface Column {
  label: string;
  hint?: string;
  /** Following the header chooses the first one, then the next. */
  sorts?: readonly ColumnSort[];
  /** Shown if the screen has room for it. */
  isExtra?: boolean;
}

const lowThenHigh = (low: ComparisonSort, high: ComparisonSort): ColumnSort[] => [
  { key: low, direction: 'ascending' },
  { key: high, direction: 'descending' },
];

const columns: readonly Column[] = [
  { label: 'Rank', sorts: [{ key: 'placement', direction: 'ascending' }] },
  { label: 'Product' },
  { label: 'Potency', hint: 'Astaxanthin per serving, as stated on the label.' },
  { label: 'Source', hint: 'As stated on the label. “Natural” names no place.' },
  { label: 'Price', sorts: lowThenHigh('price-low', 'price-high') },
  { label: '¢ per mg', sorts: lowThenHigh('cost-per-mg-low', 'cost-per-mg-high'), isExtra: true },
  { label: '$ per day', sorts: lowThenHigh('cost-per-day-low', 'cost-per-day-high'), isExtra: true },
  { label: 'Servings', sorts: lowThenHigh('servings-low', 'servings-high').toReversed(), isExtra: true },
  { label: 'Rating', sorts: [{ key: 'rating', direction: 'descending' }] },
  { label: 'Action' },
];

/** Columns for which a narrow table has no room. */
export const extraColumn = 'max-lg:hidden';

/** The table's headers. Those that sort are links, so that they also work without JavaScript. */
export function TableHead({ choice }: { choice: ComparisonChoice }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.label}
            scope="col"
            aria-sort={column.sorts?.find(({ key }) => key === choice.sort)?.direction}
            className={classNames(
              'kicker sticky top-16 z-10 border-b border-edge bg-paper px-1.5 py-2 text-left text-muted first:pl-0 last:pr-0 lg:px-2',
              column.isExtra && extraColumn,
            )}
          >
            <ColumnLabel column={column} choice={choice} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ColumnLabel({
  column: { label, hint, sorts },
  choice,
}: {
  column: Column;
  choice: ComparisonChoice;
}) {
  if (sorts) return <SortLink label={label} sorts={sorts} choice={choice} />;
  if (!hint) return label;
  // Around the tooltip alone: what is inside is remounted and loses the focus when the tooltips' code arrives.
  return (
    <TooltipProvider>
      <Tooltip text={hint}>{label}</Tooltip>
    </TooltipProvider>
  );
}

interface SortLinkProps {
  label: string;
  sorts: readonly ColumnSort[];
  choice: ComparisonChoice;
}

function SortLink({ label, sorts, choice }: SortLinkProps) {
  const at = sorts.findIndex(({ key }) => key === choice.sort);
  const next = sorts[(at + 1) % sorts.length]!;
  const arrow = sorts[at] ?? next;
  return (
    <Link
      href={comparisonHref({ ...choice, sort: next.key })}
      className={classNames(
        'group inline-flex min-h-9 items-center gap-0.5 rounded-sm hover:text-accent',
        at >= 0 && 'text-ink',
      )}
    >
      {label}
      <span className="sr-only">, sort {next.direction}</span>
      <ChevronIcon
        className={classNames(
          'size-4 shrink-0',
          arrow.direction === 'ascending' && 'rotate-180',
          at < 0 && 'opacity-40 group-hover:opacity-100',
        )}
      />
    </Link>
  );
}
