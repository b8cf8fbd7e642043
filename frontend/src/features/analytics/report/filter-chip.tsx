import type { AnalyticsReport } from '@astaguide/contracts/analytics-report';
import { CloseIcon } from '../../../ui/icons';
import { dimensionNames, rowLabel } from './report-labels';

interface FilterChipProps {
  filter: NonNullable<AnalyticsReport['filter']>;
  onRemove: () => void;
}

/** What the report is confined to, and the way back to everything. */
export function FilterChip({ filter: { dimension, label }, onRemove }: FilterChipProps) {
  const { one } = dimensionNames[dimension];
  return (
    <p className="flex">
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Only ${one.toLowerCase()} ${rowLabel(dimension, label)}: show everything again`}
        className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-accent bg-accent-soft py-1 pr-3 pl-4 text-left text-sm hover:border-accent-strong"
      >
        <span className="min-w-0 wrap-anywhere">
          Only {one.toLowerCase()} <strong className="font-semibold">{rowLabel(dimension, label)}</strong>
        </span>
        <CloseIcon className="shrink-0" />
      </button>
    </p>
  );
}
