import { describeField } from '@astaguide/contracts/lib/field';
import { z } from 'zod';

/** The values of an item of a field array. */
export type TypedItem = Record<string, string | boolean>;
export type TypedValue = string | boolean | TypedItem[];

/** A form's values: a boolean for each switch, the items of a field array, the typed text for every other field. */
export type TypedValues = Record<string, TypedValue>;

type TypedAs<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape & string]: boolean extends z.input<Shape[Name]>
    ? boolean
    : z.output<Shape[Name]> extends object[]
      ? TypedItem[]
      : string;
};

export interface FormField {
  kind: 'text' | 'number' | 'switch' | 'list' | 'items';
  /** Of the field's value in the input. */
  schema: z.ZodType;
  /** The form of one item of a field array; undefined for any other field. */
  item: ContractForm<TypedItem, unknown, unknown> | undefined;
  isRequired: boolean;
  /** Limits of a number. */
  min: number | undefined;
  max: number | undefined;
  /** Whether a list is typed in one line, separated by commas, instead of one item per line. */
  isCommaList: boolean;
  typedOf: (stored: unknown) => TypedValue;
  enteredIn: (typed: TypedValue) => unknown;
}

/** The form of a contract: its fields, its default values, and the conversion between stored and typed values. */
export interface ContractForm<Values extends TypedValues, Input, Output> {
  /** Validates the input; its output is what is sent. */
  schema: z.ZodType<Output>;
  fields: Record<string, FormField>;
  /** The values of an empty form, with the contract's defaults. */
  empty: Values;
  /** Converts an entity from the API to the values of a form. */
  valuesOf: (stored: object) => Values;
  /** Converts typed values to the API's input, without validation. */
  inputOf: (values: Values) => Input;
}

/**
 * Creates a form from a contract's schema, so that each field is declared only once. Fields are converted by kind: an
 * empty optional field becomes null (or its default), numbers are parsed, lists are split into lines, and each object of a
 * list is a form of its own.
 *
 * @param commaLists lists that are typed in one line
 */
export function contractForm<Shape extends z.ZodRawShape>(
  contract: z.ZodObject<Shape>,
  commaLists: readonly (keyof Shape)[] = [],
): ContractForm<TypedAs<Shape>, z.input<z.ZodObject<Shape>>, z.output<z.ZodObject<Shape>>> {
  type Values = TypedAs<Shape>;
  const entries = Object.entries<z.core.$ZodType>(contract.shape).map(
    ([name, schema]) => [name, formField(schema as z.ZodType, commaLists.includes(name))] as const,
  );
  const each = (read: (field: FormField, name: string) => unknown) =>
    Object.fromEntries(entries.map(([name, field]) => [name, read(field, name)]));
  const valuesOf = (stored: object) =>
    each(({ typedOf }, name) => typedOf((stored as Record<string, unknown>)[name])) as Values;
  return {
    schema: contract,
    fields: Object.fromEntries(entries),
    empty: valuesOf({}),
    valuesOf,
    inputOf: (values) =>
      each(({ enteredIn }, name) => enteredIn(values[name as keyof Values])) as z.input<z.ZodObject<Shape>>,
  };
}

function formField(contract: z.ZodType, isCommaList: boolean): FormField {
  const { base, isNullable } = describeField(contract);
  const excluded = contract.safeParse(undefined);
  const isNumber = base instanceof z.ZodNumber;
  const element = base instanceof z.ZodArray ? describeField(base.element).base : undefined;
  const item =
    element instanceof z.ZodObject ? (contractForm(element) as unknown as FormField['item']) : undefined;
  const listKind = item ? 'items' : 'list';
  const plainKind = base instanceof z.ZodBoolean ? 'switch' : isNumber ? 'number' : 'text';
  const kind = element ? listKind : plainKind;
  const [separator, joint] = isCommaList ? [',', ', '] : ['\n', '\n'];

  const typedOf = (stored: unknown) => {
    const value = stored ?? excluded.data;
    if (kind === 'switch') return value === true;
    if (item) return ((value ?? []) as object[]).map(item.valuesOf);
    return Array.isArray(value) ? value.join(joint) : String((value as string | number | null) ?? '');
  };
  const enteredIn = (typed: TypedValue) => {
    if (typeof typed === 'boolean') return typed;
    if (Array.isArray(typed)) return typed.map(item!.inputOf);
    if (kind === 'list')
      return typed
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean);
    if (typed.trim() === '' && excluded.success) return isNullable ? null : excluded.data;
    return isNumber ? Number(typed) : typed;
  };
  const { minValue: min, maxValue: max } = isNumber ? base : { minValue: undefined, maxValue: undefined };
  return {
    kind,
    schema: contract,
    item,
    isRequired: !excluded.success,
    min: min ?? undefined,
    max: max ?? undefined,
    isCommaList,
    typedOf,
    enteredIn,
  };
}
