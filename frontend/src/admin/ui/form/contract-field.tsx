import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { ContractForm, TypedValues } from './contract-form';
import { HtmlField } from './html-field';
import { ImageField } from './image-field';
import { SelectField } from '../inputs/select-field';
import { SwitchField } from '../inputs/switch-field';
import { TextArea } from '../inputs/text-area';
import { TextField } from '../inputs/text-field';

/** Layout of a contract's field in a form. Kind, required and limits come from the contract. */
export interface FieldLayout<Values extends TypedValues> extends Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'step'
  | 'min'
  | 'max'
  | 'maxLength'
  | 'placeholder'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'spellCheck'
> {
  name: keyof Values & string;
  label: string;
  hint?: ReactNode;
  /** Takes the full width of its group. */
  isWide?: boolean;
  /** Renders a text area, with this many lines while it is empty. */
  rows?: number;
  /** Formatted text. */
  isHtml?: boolean;
  /** The address of an image, typed or picked from the library; the preview has this format. */
  picture?: 'square' | 'wide';
  /** The values to choose from. */
  options?: readonly string[];
  /** Suggestions while typing; other values are allowed. */
  suggestions?: readonly string[];
  /** Renders a field that depends on other fields, including its ContractField. */
  Control?: ComponentType<{ field: FieldLayout<Values> }>;
}

interface ContractFieldsProps<Values extends TypedValues> {
  form: Pick<ContractForm<Values, unknown, unknown>, 'fields'>;
  fields: readonly FieldLayout<Values>[];
}

/** Renders fields of a contract. They belong to the surrounding form. */
export function ContractFields<Values extends TypedValues>({ form, fields }: ContractFieldsProps<Values>) {
  return fields.map((field) => {
    const { name, Control } = field;
    return Control ? (
      <Control key={name} field={field} />
    ) : (
      <ContractField key={name} form={form} field={field} />
    );
  });
}

interface ContractFieldProps<Values extends TypedValues> {
  form: Pick<ContractForm<Values, unknown, unknown>, 'fields'>;
  field: FieldLayout<Values>;
  /** Called with the typed text, after the form has it. */
  onTyped?: (text: string) => void;
}

/** Renders one field of a contract; its kind and layout decide which control. */
export function ContractField<Values extends TypedValues>({
  form,
  field,
  onTyped,
}: ContractFieldProps<Values>) {
  const {
    name,
    label,
    hint,
    isWide,
    rows,
    isHtml,
    picture,
    options,
    suggestions,
    Control: _,
    ...input
  } = field;
  const { register, formState } = useFormContext<TypedValues>();
  const listId = useId();
  const { kind, isRequired, min, max, isCommaList } = form.fields[name];
  const control = {
    label,
    hint,
    error: formState.errors[name]?.message,
    className: isWide ? 'sm:col-span-2' : undefined,
  };
  if (kind === 'switch') return <Switch name={name} label={label} hint={hint} />;
  if (isHtml) return <HtmlField name={name} {...control} />;
  const registered = {
    required: isRequired,
    ...register(name, onTyped && { onChange: ({ target }) => onTyped((target as HTMLInputElement).value) }),
  };
  if (picture) return <ImageField format={picture} {...control} {...registered} />;
  if (options)
    return (
      <SelectField
        {...control}
        placeholder={input.placeholder}
        options={options.map((value) => ({ value, label: value }))}
        {...registered}
      />
    );
  if (rows !== undefined || (kind === 'list' && !isCommaList))
    return <TextArea rows={rows} {...control} {...registered} />;
  const number = { type: 'number', step: 1, min, max, inputMode: 'numeric' } as const;
  return (
    <>
      <TextField
        autoComplete="off"
        list={suggestions && listId}
        {...(kind === 'number' && number)}
        {...input}
        {...control}
        {...registered}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Switch({ name, label, hint }: { name: string; label: string; hint: ReactNode }) {
  const { field } = useController<TypedValues>({ name });
  return <SwitchField label={label} hint={hint} checked={field.value === true} onChange={field.onChange} />;
}
