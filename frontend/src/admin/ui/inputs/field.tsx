import { useId, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';

export interface FieldTexts {
  label: string;
  /** Hint below the control. */
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  /** The control; the props give it its name, description and error state. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  className: string;
}

/** A labelled control with its hint and error message. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={classNames('group/field flex flex-col gap-1.5', className)}>
      <label
        htmlFor={id}
        className="text-sm font-semibold group-has-[:required]/field:after:text-bad group-has-[:required]/field:after:ml-1 group-has-[:required]/field:after:content-['*']"
      >
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy(id, { hint, error }),
        className: classNames(
          'min-h-11 w-full rounded-sm border bg-paper px-3 text-base',
          error === undefined ? 'border-edge' : 'border-bad',
        ),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type Notes = Pick<FieldTexts, 'hint' | 'error'>;

/** The `aria-describedby` of the control with the notes of `FieldNotes`. */
export const describedBy = (id: string, { hint, error }: Notes): string | undefined =>
  [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** The hint and the error message below a control. @param id of the control */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </>
  );
}
