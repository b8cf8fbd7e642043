import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

/** A labelled input with its error message. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
