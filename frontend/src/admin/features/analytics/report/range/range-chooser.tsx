import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { periodOf, type ReportComparison, type ReportRange } from '@astaguide/contracts/report/report-period';
import { SelectField } from '../../../../ui/inputs/select-field';
import { chipStyle } from '../../../../ui/chip-style';
import { CustomDays } from './custom-days';
import { useZonedToday } from './zoned-today';

const ranges: { range: Exclude<ReportRange, 'custom'>; label: string }[] = [
  { range: 'today', label: 'Today' },
  { range: '7d', label: '7 days' },
  { range: '28d', label: '28 days' },
  { range: '90d', label: '90 days' },
  { range: '12m', label: '12 months' },
];

const comparisons: { value: ReportComparison; label: string }[] = [
  { value: 'previous', label: 'Previous period' },
  { value: 'year', label: 'Previous year' },
  { value: 'none', label: 'No comparison' },
];

interface RangeChooserProps {
  query: ReportQuery;
  onChoose: (query: ReportQuery) => void;
}

export function RangeChooser({ query, onChoose }: RangeChooserProps) {
  const { range: chosen, compare } = query;
  const today = useZonedToday();
  const filter = query.filter === undefined ? {} : { filter: query.filter };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div role="group" aria-label="Range" className="flex flex-wrap gap-2">
          {ranges.map(({ range, label }) => (
            <button
              key={range}
              type="button"
              aria-pressed={range === chosen}
              className={chipStyle}
              onClick={() => range !== chosen && onChoose({ range, compare, ...filter })}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={chosen === 'custom'}
            className={chipStyle}
            onClick={() =>
              chosen !== 'custom' &&
              onChoose({ range: 'custom', compare, ...filter, ...periodOf(chosen, today) })
            }
          >
            Custom range
          </button>
        </div>
        <SelectField
          label="Compare to"
          className="w-full sm:w-56"
          value={compare}
          options={comparisons}
          onChange={({ target }) => onChoose({ ...query, compare: target.value as ReportComparison })}
        />
      </div>
      {chosen === 'custom' && (
        <CustomDays
          key={`${query.from} ${query.to}`}
          query={query}
          today={today}
          onChoose={(days) => onChoose({ range: 'custom', compare, ...filter, ...days })}
        />
      )}
    </div>
  );
}
