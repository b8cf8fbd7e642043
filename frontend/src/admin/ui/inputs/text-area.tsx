import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** A labelled multi-line field with its error message. */
export function TextArea({ label, hint, error, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} field-sizing-content max-h-96 py-2`}
          // The area grows with its text, so `rows` alone would not set the minimum height.
          style={{ minHeight: `calc(${rows}lh + 1rem)` }}
          {...area}
        />
      )}
    </Field>
  );
}
