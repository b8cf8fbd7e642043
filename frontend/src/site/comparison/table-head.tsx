import type { ComparisonSort } from '@astaguide/contracts/catalog/sort-products';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { ChevronIcon } from '../../ui/icons';
import { comparisonHref, type ComparisonChoice } from './comparison-search';
import type { LabelFact } from './label-facts';

interface ColumnSort {
  key: ComparisonSort;
  direction: 'ascending' | 'descending';
}

interface Column {
  label: string;
  /** Following the header chooses the first one, then the next. */
  sorts?: readonly ColumnSort[];
  /** Shown if the screen has room for it. */
  isExtra?: boolean;
  /** Shown if the catalog has a value for it. */
  fact?: LabelFact;
  /** Aligned at the right. */
  isNumber?: boolean;
}

const lowThenHigh = (low: ComparisonSort, high: ComparisonSort): ColumnSort[] => [
  { key: low, direction: 'ascending' },
  { key: high, direction: 'descending' },
];

const columns: readonly Column[] = [
  { label: 'Rank', sorts: [{ key: 'placement', direction: 'ascending' }] },
  { label: 'Product', sorts: lowThenHigh('name-az', 'name-za') },
  { label: 'Potency', sorts: lowThenHigh('potency-low', 'potency').toReversed(), isNumber: true },
  { label: 'Source', sorts: lowThenHigh('source-az', 'source-za') },
  { label: 'Price', sorts: lowThenHigh('price-low', 'price-high'), isNumber: true },
  {
    label: '¢ per mg',
    sorts: lowThenHigh('cost-per-mg-low', 'cost-per-mg-high'),
    isExtra: true,
    isNumber: true,
  },
  {
    label: '$ per day',
    sorts: lowThenHigh('cost-per-day-low', 'cost-per-day-high'),
    isExtra: true,
    isNumber: true,
  },
  {
    label: 'Servings',
    sorts: lowThenHigh('servings-low', 'servings-high').toReversed(),
    isExtra: true,
    isNumber: true,
  },
  { label: 'Form', sorts: lowThenHigh('form-az', 'form-za'), isExtra: true, fact: 'form' },
  { label: 'Tested by', sorts: lowThenHigh('tested-az', 'tested-za'), isExtra: true, fact: 'testedBy' },
  { label: 'Rating', sorts: [{ key: 'rating', direction: 'descending' }] },
  { label: 'Action' },
];

/** Columns for which a narrow table has no room. */
export const extraColumn = 'max-lg:hidden';
/** Columns for which only a wide table has room. */
export const factColumn = 'max-[80rem]:hidden';

/**
 * The table's headers. Those that sort are links, so that they also work without JavaScript.
 *
 * @param facts those that the catalog has values for
 */
export function TableHead({ choice, facts }: { choice: ComparisonChoice; facts: readonly LabelFact[] }) {
  return (
    <thead>
      <tr>
        {columns
          .filter(({ fact }) => fact === undefined || facts.includes(fact))
          .map(({ label, sorts, isExtra, fact, isNumber }) => (
            <th
              key={label}
              scope="col"
              aria-sort={sorts?.find(({ key }) => key === choice.sort)?.direction}
              className={classNames(
                'sticky top-16 z-10 border-b border-edge bg-paper py-1.5 pr-2 text-left lg:pr-3 text-xs font-semibold text-muted last:pr-0',
                isNumber && 'text-right',
                isExtra && (fact ? factColumn : extraColumn),
              )}
            >
              {sorts ? <SortLink label={label} sorts={sorts} choice={choice} /> : label}
            </th>
          ))}
      </tr>
    </thead>
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
  const chosen = sorts[at];
  return (
    <Link
      href={comparisonHref({ ...choice, sort: next.key })}
      className={classNames(
        'inline-flex min-h-9 items-center gap-0.5 rounded-sm whitespace-nowrap underline decoration-edge decoration-dotted underline-offset-4 hover:text-accent',
        chosen && 'text-ink',
      )}
    >
      {label}
      <span className="sr-only">, sort {next.direction}</span>
      {chosen && (
        <ChevronIcon
          className={classNames('-mr-1 size-4 shrink-0', chosen.direction === 'ascending' && 'rotate-180')}
        />
      )}
    </Link>
  );
}
