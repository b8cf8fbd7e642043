import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../../../ui/icons';
import { Field, type FieldTexts } from './field';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  /** Shown without a selection. */
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  /** Further options, in groups. */
  children?: ReactNode;
}

/**
 * A labelled select.
 *
 * @throws Error for an option with an empty value, which is reserved for 'no selection'
 */
export function SelectField({
  label,
  hint,
  error,
  className,
  placeholder,
  options = [],
  children,
  ...select
}: SelectFieldProps) {
  if (options.some(({ value }) => value === '')) throw new Error('An option needs a value');
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...control} className={`${control.className} appearance-none pr-10`} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
            {children}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}
