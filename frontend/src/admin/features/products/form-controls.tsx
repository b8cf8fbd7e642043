import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SwitchField } from '../../ui/form/switch-field';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import { fieldLabels } from './field-labels';
import type { ProductFormValues } from './product-form';

type NameOf<Value> = {
  [Name in keyof typeof fieldLabels]: ProductFormValues[Name] extends Value ? Name : never;
}[keyof typeof fieldLabels];

type Bound<Props, Value> = Omit<Props, 'label' | 'name' | 'error'> & { name: NameOf<Value> };

/** An input of the product's form. */
export function TextInput({ name, ...input }: Bound<ComponentProps<typeof TextField>, string>) {
  const { register, formState } = useFormContext<ProductFormValues>();
  return (
    <TextField
      label={fieldLabels[name]}
      error={formState.errors[name]?.message}
      autoComplete="off"
      {...input}
      {...register(name)}
    />
  );
}

/** A field of several lines of the product's form. */
export function LinesInput({ name, ...area }: Bound<ComponentProps<typeof TextArea>, string>) {
  const { register, formState } = useFormContext<ProductFormValues>();
  return (
    <TextArea
      label={fieldLabels[name]}
      error={formState.errors[name]?.message}
      {...area}
      {...register(name)}
    />
  );
}

/** A switch of the product's form. */
export function SwitchInput({ name, hint }: { name: NameOf<boolean>; hint?: string }) {
  const { field } = useController<ProductFormValues, typeof name>({ name });
  return (
    <SwitchField label={fieldLabels[name]} hint={hint} checked={field.value} onChange={field.onChange} />
  );
}
