import { useId, type ComponentProps } from 'react';
import { classNames } from '../lib/class-names';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  error?: string | undefined;
}

/** A labelled input with its message. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={classNames(
          'min-h-11 w-full rounded-sm border bg-paper px-3 text-base',
          error === undefined ? 'border-edge' : 'border-accent',
        )}
        {...input}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-accent-strong">
          {error}
        </p>
      )}
    </div>
  );
}
