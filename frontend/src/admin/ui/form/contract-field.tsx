import { capitalized } from '../../../lib/format';
import {
  type ChangeEvent,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useId,
  useRef,
  Suspense,
  useEffect,
} from 'react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import type { ContractForm, TypedItem, TypedValues } from './contract-form';
import { ImageField } from './image-field';
import { SelectField } from '../inputs/select-field';
import { SwitchField } from '../inputs/switch-field';
import { TextField } from '../inputs/text-field';
import { Skeleton } from '../../../ui/skeleton';
import { type FieldTexts, Field } from '../inputs/field';
import { lazyPart } from '../../lib/lazy-part';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** A labelled multi-line field with its error message. */
function TextArea({ label, hint, error, className, rows = 4, ...area }: TextAreaProps) {
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

const RichTextEditor = lazyPart(() => import('../rich-text/rich-text-editor'));

/** Layout of a contract's field in a form. Kind, required and limits come from the contract. */
export interface FieldLayout<Values extends TypedValues> extends Omit<
  ComponentProps<'input'>,
  'name' | 'list'
> {
  name: keyof Values & string;
  label: string;
  hint?: ReactNode;
  /** What may be wrong with what is typed: shown in place of the hint. */
  warn?: (typed: string) => readonly string[];
  /** Takes the full width of its group. */
  isWide?: boolean;
  /** Renders a text area, with this many lines while it is empty. */
  rows?: number;
  /** Formatted text. */
  isHtml?: boolean;
  /** The address of an image, typed or picked from the library; the preview has this format. */
  picture?: 'square' | 'wide';
  /** The values to choose from; without a placeholder, one of them is always chosen. */
  options?: readonly (string | { value: string; label: string })[];
  /** Suggestions while typing; other values are allowed. */
  suggestions?: readonly string[];
  /** Case of the letters, changed while they are typed. */
  letters?: 'upper' | 'lower';
  /** The fields of an item of a field array; the first one names it. */
  items?: { noun: string; add: string; fields: readonly FieldLayout<TypedItem>[] };
  /** Renders a field that depends on other fields, including its ContractField. */
  Control?: ComponentType<{ field: FieldLayout<Values> }>;
}

interface ContractFieldsProps<Values extends TypedValues> {
  form: Pick<ContractForm<Values, unknown, unknown>, 'fields'>;
  fields: readonly FieldLayout<Values>[];
  /** Of the fields' names in the surrounding form: 'offers.0.' for the fields of an item. */
  prefix?: string;
}

/** Renders fields of a contract. They belong to the surrounding form. */
export function ContractFields<Values extends TypedValues>({
  form,
  fields,
  prefix,
}: ContractFieldsProps<Values>) {
  return fields.map((field) => {
    const { name, Control } = field;
    return Control ? (
      <Control key={name} field={field} />
    ) : (
      <ContractField key={name} form={form} field={field} prefix={prefix} />
    );
  });
}

interface ContractFieldProps<Values extends TypedValues> {
  form: Pick<ContractForm<Values, unknown, unknown>, 'fields'>;
  field: FieldLayout<Values>;
  prefix?: string | undefined;
  /** Called with the typed text, after the form has it. */
  onTyped?: (text: string) => void;
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <span role="status" className="wrap-anywhere text-warn">
      {warnings.join('. ')}.
    </span>
  );
}

/** Renders one field of a contract; its kind and layout decide which control. */
export function ContractField<Values extends TypedValues>({
  form,
  field,
  prefix = '',
  onTyped,
}: ContractFieldProps<Values>) {
  const {
    name: ownName,
    label,
    hint: ownHint,
    warn,
    isWide,
    rows,
    isHtml,
    picture,
    options,
    suggestions,
    letters,
    items,
    className,
    required,
    Control: _,
    ...input
  } = field;
  const name = `${prefix}${ownName}`;
  const typed: unknown = useWatch<TypedValues>({ name, disabled: warn === undefined });
  const warnings = typeof typed === 'string' && typed !== '' ? (warn?.(typed.trim()) ?? []) : [];
  const { register, formState, getFieldState } = useFormContext<TypedValues>();
  const error = getFieldState(name, formState).error?.message;
  // A refusal says the same as the warning before it.
  const hint = warnings.length > 0 && error === undefined ? <Warnings warnings={warnings} /> : ownHint;
  const listId = useId();
  // A field of the form alone, which is converted to what the contract has, is text.
  const { kind = 'text', item, isRequired, min, max, isCommaList } = form.fields[ownName] ?? {};
  const control = {
    label,
    hint,
    error,
    className: classNames(isWide && 'sm:col-span-2', className),
  };
  if (item && items) return <ItemsField name={name} item={item} items={items} label={label} hint={hint} />;
  if (kind === 'switch') return <Switch name={name} label={label} hint={hint} />;
  if (isHtml) return <HtmlField name={name} {...control} />;
  const { onChange, ...registration } = register(
    name,
    onTyped && { onChange: ({ target }) => onTyped((target as HTMLInputElement).value) },
  );
  const registered = {
    required: required ?? isRequired,
    ...registration,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const { target } = event;
      if (letters)
        target.value = letters === 'upper' ? target.value.toUpperCase() : target.value.toLowerCase();
      return onChange(event);
    },
  };
  if (picture) return <ImageField format={picture} {...control} {...registered} />;
  if (options)
    return (
      <SelectField
        {...control}
        placeholder={input.placeholder}
        autoFocus={input.autoFocus}
        options={options.map((option) =>
          typeof option === 'string' ? { value: option, label: option } : option,
        )}
        {...registered}
        required={registered.required && input.placeholder !== undefined}
      />
    );
  if (rows !== undefined || (kind === 'list' && !isCommaList))
    return (
      <TextArea
        rows={rows}
        maxLength={input.maxLength}
        autoFocus={input.autoFocus}
        {...control}
        {...registered}
      />
    );
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

interface ItemsFieldProps {
  name: string;
  item: ContractForm<TypedItem, unknown, unknown>;
  items: NonNullable<FieldLayout<TypedValues>['items']>;
  label: string;
  hint: ReactNode;
}

/** A field array: the fields of each item, with buttons to add, move and remove one. */
function ItemsField({ name, item, items: { noun, add, fields }, label, hint }: ItemsFieldProps) {
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { setFocus, formState } = useFormContext<Record<string, TypedItem[]>>();
  const { fields: rows, append, move, remove } = useFieldArray<Record<string, TypedItem[]>>({ name });
  const titleField = fields[0]!.name;
  const titles = useWatch<Record<string, TypedItem[]>>({ name })?.map((row) => row[titleField]);
  const error = formState.errors[name]?.root?.message ?? formState.errors[name]?.message;
  return (
    <div className="grid min-w-0 gap-4 sm:col-span-2" role="group" aria-labelledby={id}>
      <div>
        <p id={id} className="text-sm font-semibold">
          {label}
        </p>
        <p className="mt-1 text-xs text-muted">{hint}</p>
        {error !== undefined && (
          <p role="alert" className="mt-1 text-sm text-bad">
            {error}
          </p>
        )}
      </div>
      {rows.map((row, place) => {
        const title = titles?.[place];
        return (
          <fieldset key={row.id} className="min-w-0 rounded-sm border border-line p-4">
            <legend className="px-1 text-sm font-semibold">
              {title || `${capitalized(noun)} ${place + 1}`}
            </legend>
            <div className="grid min-w-0 gap-4 sm:grid-cols-2">
              <ContractFields form={item} fields={fields} prefix={`${name}.${place}.`} />
            </div>
            <div className="mt-4 flex flex-wrap gap-3">
              {place > 0 && (
                <Button
                  look="quiet"
                  isCompact
                  onClick={() => {
                    move(place, 0);
                    setFocus(`${name}.0.${titleField}`);
                  }}
                >
                  Move to the top
                </Button>
              )}
              <Button
                look="quiet"
                isCompact
                onClick={() => {
                  remove(place);
                  addButton.current?.focus();
                }}
              >
                Remove <span className="sr-only">{title || `${noun} ${place + 1}`}</span>
              </Button>
            </div>
          </fieldset>
        );
      })}
      <Button
        ref={addButton}
        look="quiet"
        isCompact
        className="w-fit"
        onClick={() => append(item.empty, { focusName: `${name}.${rows.length}.${titleField}` })}
      >
        {add}
      </Button>
    </div>
  );
}

interface HtmlFieldProps extends FieldTexts {
  name: string;
  className: string | undefined;
}

/** A rich-text field of the surrounding form. */
function HtmlField({ name, className, ...editor }: HtmlFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { field } = useController<Record<string, string>>({ name });
  const { ref, value, onChange } = field;
  useEffect(() => {
    // The form focuses this element on a validation error.
    ref({ focus: () => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus() });
  }, [ref]);
  return (
    <div ref={box} className={className}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <RichTextEditor value={value ?? ''} onChange={onChange} {...editor} />
      </Suspense>
    </div>
  );
}
