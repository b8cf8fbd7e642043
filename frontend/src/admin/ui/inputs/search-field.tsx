import type { ComponentProps } from 'react';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  /** Accessible name: 'Search products'. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search field above a list. */
export function SearchField({ label, onChange, className, ...input }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      className={`min-h-11 w-full rounded-sm border border-edge bg-surface px-3 text-sm ${className ?? ''}`}
      {...input}
    />
  );
}
