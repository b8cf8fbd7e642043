import type { AnsweredFilter } from '@astaguide/contracts/analytics/report/analytics-report';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import { CloseIcon } from '../../../../../ui/icons';
import { filterLabel } from '../../../../lib/report-labels';

interface FilterChipsProps {
  filters: readonly AnsweredFilter[];
  /** Receives all filters after the change. */
  onChange: (filters: string[]) => void;
}

/** The report's filters, each with a button to invert it and one to remove it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  if (filters.length === 0) return null;
  const replace = (place: number, ...others: AnsweredFilter[]) =>
    onChange([...new Set(filters.toSpliced(place, 1, ...others).map(filterText))]);
  return (
    <>
      <ul aria-label="Filters" className="contents">
        {filters.map((filter, place) => (
          <FilterChip
            key={filterText(filter)}
            filter={filter}
            onReverse={() => replace(place, { ...filter, excluded: !filter.excluded })}
            onRemove={() => replace(place)}
          />
        ))}
      </ul>
      {filters.length > 1 && (
        <button
          type="button"
          onClick={() => onChange([])}
          className="min-h-10 px-2 text-sm font-semibold underline underline-offset-4 hover:text-accent"
        >
          Clear filters
        </button>
      )}
    </>
  );
}

interface FilterChipProps {
  filter: AnsweredFilter;
  onReverse: () => void;
  onRemove: () => void;
}

function FilterChip({ filter, onReverse, onRemove }: FilterChipProps) {
  const label = filterLabel(filter);
  const reverse = filter.excluded ? 'Include' : 'Exclude';
  return (
    <li className="inline-flex min-h-10 lg:min-h-8 max-w-full items-center rounded-full border border-accent bg-accent-soft pl-4 text-sm">
      <span title={filter.key ?? undefined} className="min-w-0 py-1 font-semibold wrap-anywhere">
        {label}
      </span>
      <button
        type="button"
        onClick={onReverse}
        aria-label={`${reverse} ${filterLabel({ ...filter, excluded: false })}`}
        className="min-h-10 lg:min-h-8 px-3 underline decoration-dotted underline-offset-4 hover:text-accent"
      >
        {reverse}
      </button>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove filter ${label}`}
        className="min-h-10 lg:min-h-8 shrink-0 rounded-r-full pr-3 pl-1 hover:text-accent"
      >
        <CloseIcon />
      </button>
    </li>
  );
}
