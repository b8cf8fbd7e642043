import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { filterText, MAX_FILTERS } from '@astaguide/contracts/analytics/report/report-filter';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useRef, useState } from 'react';
import { analyticsReportQuery } from '../../../../api/analytics/report';
import { filterLabel } from '../../../../lib/report-labels';
import { startText, suggestFilters, suggestStarts, suggestValues, type FilterStart } from './suggest-filters';

interface FilterFieldProps {
  query: ReportQuery;
  onAdd: (filter: string) => void;
}

/**
 * A field that finds filters by typing: values of the same days without filters, or a dimension and an operator, and then
 * the value.
 */
export default function FilterField({ query, onAdd }: FilterFieldProps) {
  const { filter, ...days } = query;
  const { data, isPending, isError } = useQuery(analyticsReportQuery(days));
  const [typed, setTyped] = useState('');
  const [start, setStart] = useState<FilterStart>();
  const input = useRef<HTMLInputElement>(null);
  const chosen = [filter ?? []].flat();
  const values = { breakdowns: data?.breakdowns ?? [], goals: data?.goals ?? [] };
  const suggestions = start ? suggestValues(start, typed, values) : suggestFilters(typed, values);
  const starts = start ? [] : suggestStarts(typed);
  const [first] = [...starts.map(valueOfStart), ...suggestions.map(filterText)];
  // Other suggestions are selected from the top again.
  const [moved, setMoved] = useState<{ first: string | undefined; to: string }>();
  const selected = moved?.first === first ? moved?.to : first;
  if (chosen.length >= MAX_FILTERS)
    return <p className="text-sm text-muted">Remove a filter to add another: {MAX_FILTERS} are possible.</p>;
  const begin = (next: FilterStart | undefined) => {
    setStart(next);
    setTyped('');
    // A click on an operator takes the focus away.
    input.current?.focus();
  };
  return (
    <Command
      label="Filters"
      shouldFilter={false}
      loop
      value={selected ?? ''}
      onValueChange={(to) => setMoved({ first, to })}
      className="flex min-h-0 w-full flex-col"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 rounded-sm border border-edge bg-surface px-3 py-0.5 focus-within:border-accent">
        {start && (
          <button
            type="button"
            aria-label={`Remove “${startText(start)}”`}
            onClick={() => begin(undefined)}
            className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold"
          >
            {startText(start)} ×
          </button>
        )}
        <Command.Input
          ref={input}
          autoFocus
          value={typed}
          onValueChange={setTyped}
          onKeyDown={({ key }) => {
            if (key === 'Backspace' && typed === '') begin(undefined);
          }}
          placeholder={start ? 'A value' : 'A page, source, goal, or “page begins with”…'}
          className="min-h-9 min-w-24 grow basis-24 bg-transparent text-sm outline-none"
        />
      </div>
      <Command.List label="Suggestions" className="mt-2 max-h-80 min-h-0 overflow-y-auto overscroll-contain">
        {isPending && (
          <Command.Loading className="px-3 py-2 text-sm text-muted">Loading values…</Command.Loading>
        )}
        {isError && (
          <p role="alert" className="px-3 py-2 text-sm text-muted">
            The values could not be loaded. Type the text to filter by.
          </p>
        )}
        {!isPending && (
          <Command.Empty className="px-3 py-2 text-sm text-muted">
            {start && typed === ''
              ? 'Type the text to compare with.'
              : typed === ''
                ? 'No data for this period. Type a text to filter by.'
                : 'Nothing found.'}
          </Command.Empty>
        )}
        {starts.map((next) => (
          <Command.Item
            key={startText(next)}
            value={valueOfStart(next)}
            onSelect={() => begin(next)}
            className={itemStyle}
          >
            {startText(next)}…
          </Command.Item>
        ))}
        {suggestions.map((suggestion) => (
          <Command.Item
            key={filterText(suggestion)}
            value={filterText(suggestion)}
            disabled={chosen.includes(filterText(suggestion))}
            onSelect={() => onAdd(filterText(suggestion))}
            className={itemStyle}
          >
            {filterLabel(suggestion)}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

const valueOfStart = (start: FilterStart) => `start ${startText(start)}`;

const itemStyle =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-sm wrap-anywhere aria-disabled:opacity-40 aria-selected:bg-accent-soft aria-selected:text-accent-strong';
