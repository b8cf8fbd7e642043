import { toNestErrors } from '@hookform/resolvers';
import { useRef } from 'react';
import { useForm, type DefaultValues, type FieldError, type FieldPath, type Resolver } from 'react-hook-form';
import { toast } from '../../../lib/toast-store';
import { fieldErrors, otherEdit, toastFailure } from '../../lib/failure';
import type { FieldLayout } from './contract-field';
import type { ContractForm, TypedItem, TypedValues } from './contract-form';

type Layout<Values extends TypedValues> = readonly Pick<FieldLayout<Values>, 'name' | 'items'>[];
type Contract<Values extends TypedValues, Output> = Pick<
  ContractForm<Values, unknown, Output>,
  'schema' | 'inputOf' | 'empty'
>;

export interface ContractFormOptions<Values extends TypedValues, Output, Result> {
  contract: Contract<Values, Output>;
  /** What the form shows at first, where it is not empty; later changes do not affect it. */
  values?: Partial<Values>;
  /** The fields in display order; the first one with an error gets the focus. They may depend on what was typed. */
  fields: Layout<Values> | ((values: Values) => Layout<Values>);
  send: (input: Output) => Promise<Result>;
  /** The toast after it, if any: its title, or what it says of the result. */
  done?: string | ((result: Result, input: Output) => Parameters<typeof toast>[0]);
  /** Title of the toast if it fails for a reason that no field shows. */
  failed: string;
  /** Whether that toast is shown for the reasons at fields as well. */
  toastsEveryFailure?: boolean;
  /** Receives the other edit, if the server refused this one because of it. */
  onConflict?: (theirs: Result) => void;
}

/**
 * The state of every form: the messages of contract and server are at its fields, the outcome is in a toast.
 *
 * @returns the form, and a function that sends it; its result is undefined if the form was refused
 */
export function useContractForm<Values extends TypedValues, Output, Result>({
  contract,
  values,
  fields,
  send,
  done,
  failed,
  toastsEveryFailure = false,
  onConflict,
}: ContractFormOptions<Values, Output, Result>) {
  const layoutOf = (typed: Values) => (typeof fields === 'function' ? fields(typed) : fields);
  const sets = useRef<object>({});
  const form = useForm<Values, unknown, Output>({
    defaultValues: { ...contract.empty, ...values } as DefaultValues<Values>,
    resolver: (...parameters) => resolverOf(contract, layoutOf, sets.current)(...parameters),
    shouldFocusError: false,
  });

  /** Focuses the first field with an error. @returns whether there is one */
  const focusError = (): boolean => {
    const typed = form.getValues();
    const paths = layoutOf(typed).flatMap(({ name, items }) => [
      ...(items ? (typed[name] as TypedItem[]) : []).flatMap((_item, row) =>
        items!.fields.map((field) => `${name}.${row}.${field.name}`),
      ),
      name,
    ]) as FieldPath<Values>[];
    const first = paths.find((path) => form.getFieldState(path).error);
    if (first !== undefined) form.setFocus(first);
    return first !== undefined;
  };
  const refuse = (error: unknown) => {
    const theirs = onConflict && otherEdit<Result>(error);
    if (theirs) return onConflict(theirs);
    const layout = layoutOf(form.getValues());
    for (const { path, message } of fieldErrors(error)) {
      const name = fieldAt(path.split('.'), layout) as FieldPath<Values> | undefined;
      if (name && !form.getFieldState(name).error) form.setError(name, { type: 'server', message });
    }
    if (!focusError() || toastsEveryFailure) toastFailure(failed, error);
  };
  /** @param changes what is validated and sent in place of the form's own values */
  const submit = async (changes: Partial<Output> = {}) => {
    sets.current = changes;
    const saved: { result: Result; input: Output }[] = [];
    const onValid = async (input: Output) => {
      try {
        saved.push({ result: await send(input), input });
      } catch (error) {
        refuse(error);
      }
    };
    await form.handleSubmit(onValid, (errors) => {
      const [hidden] = Object.values(errors) as FieldError[];
      if (!focusError()) toast({ title: failed, description: hidden?.message, variant: 'destructive' });
    })();
    const [one] = saved;
    if (one && done !== undefined)
      toast(typeof done === 'string' ? { title: done } : done(one.result, one.input));
    return one;
  };
  return { form, submit };
}

/**
 * Validates by the contract: the first message of each field, or the values to send.
 *
 * @param sets what is sent in place of the typed values
 */
export function resolverOf<Values extends TypedValues, Output>(
  { schema, inputOf }: Contract<Values, Output>,
  layoutOf: (values: Values) => Layout<Values>,
  sets: object = {},
): Resolver<Values, unknown, Output> {
  return (typed, _context, options) => {
    const parsed = schema.safeParse({ ...(inputOf(typed) as object), ...sets });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const layout = layoutOf(typed);
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of parsed.error.issues)
      errors[fieldAt(path.map(String), layout) ?? path.join('.')] ??= { type: 'custom', message };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}

/** The field that shows the message for a part of the input. */
function fieldAt(path: readonly string[], layout: Layout<TypedValues>): string | undefined {
  const [first, , inItem] = path;
  const field = layout.find(({ name }) => name === first);
  // 'offers.1.link' is a field of its own; 'keywords.3' belongs to the field 'keywords'.
  if (field) return field.items && inItem !== undefined ? path.join('.') : first;
  // 'condition.network' is shown at 'network'.
  return layout.find(({ name }) => name === path.at(-1))?.name;
}
