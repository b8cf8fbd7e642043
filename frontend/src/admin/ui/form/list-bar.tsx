import { useId, type ReactNode } from 'react';
import { ChevronIcon } from '../../../ui/icons';
import { SearchField } from '../inputs/search-field';

interface ListChoiceProps<Value extends string> {
  /** Hides the label on a phone, where the choices speak for themselves. */
  isNarrow?: boolean;
  /** Label of the select: 'Sort by'. */
  choiceLabel: string;
  choices: readonly { value: Value; label: string }[];
  choice: Value;
  onChoose: (value: Value) => void;
}

interface ListBarProps<Value extends string> extends ListChoiceProps<Value> {
  /** Accessible name and placeholder of the search: 'Search products'. */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** The buttons, at the other end. */
  children: ReactNode;
}

/** A toolbar above a list: search, select, and buttons. */
export function ListBar<Value extends string>({
  searchLabel,
  search,
  onSearch,
  children,
  ...choice
}: ListBarProps<Value>) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <SearchField
        label={searchLabel}
        value={search}
        onChange={onSearch}
        className="sm:max-w-80 sm:grow sm:basis-44"
      />
      <ListChoice {...choice} />
      <div className="flex flex-wrap gap-3 max-sm:grow max-sm:*:grow sm:ml-auto">{children}</div>
    </div>
  );
}

/** A select of a list's toolbar. */
export function ListChoice<Value extends string>({
  choiceLabel,
  choices,
  choice,
  onChoose,
  isNarrow = false,
}: ListChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="relative flex min-w-0 grow items-center gap-2.5 text-sm sm:grow-0">
      <label
        htmlFor={id}
        className={isNarrow ? 'shrink-0 font-semibold max-sm:sr-only' : 'shrink-0 font-semibold'}
      >
        {choiceLabel}
      </label>
      <select
        id={id}
        value={choice}
        onChange={({ target }) => onChoose(target.value as Value)}
        className="min-h-11 min-w-0 grow appearance-none rounded-sm border border-edge bg-surface pr-9 pl-3"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute right-3 size-4" />
    </div>
  );
}
