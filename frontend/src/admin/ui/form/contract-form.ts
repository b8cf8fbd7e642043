import { describeField } from '@astaguide/contracts/lib/field';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
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

interface FormField {
  kind: 'text' | 'number' | 'switch' | 'list' | 'items';
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
  /** Validates the typed value by the contract's rules; its output is what is sent. */
  schema: z.ZodType;
}

/** The form of a contract: its fields, its default values, and the conversion between stored and typed values. */
export interface ContractForm<Values extends TypedValues, Input, Output> {
  fields: Record<keyof Values & string, FormField>;
  /** The values of an empty form, with the contract's defaults. */
  empty: Values;
  /** Converts an entity from the API to the values of a form. */
  valuesOf: (stored: object) => Values;
  /** Converts typed values to the API's input, without validation. */
  inputOf: (values: Values) => Input;
  /** Validates the form. Returns the first message of each invalid field, or the values to send. */
  resolver: Resolver<Values, unknown, Output>;
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
  type Output = z.output<z.ZodObject<Shape>>;
  const entries = Object.entries<z.core.$ZodType>(contract.shape).map(
    ([name, schema]) => [name, formField(schema as z.ZodType, commaLists.includes(name))] as const,
  );
  const each = (read: (field: FormField, name: string) => unknown) =>
    Object.fromEntries(entries.map(([name, field]) => [name, read(field, name)]));
  const valuesOf = (stored: object) =>
    each(({ typedOf }, name) => typedOf((stored as Record<string, unknown>)[name])) as Values;
  const schema = z.object(each((field) => field.schema) as Record<string, z.ZodType>);
  return {
    fields: Object.fromEntries(entries) as Record<keyof Values & string, FormField>,
    empty: valuesOf({}),
    valuesOf,
    inputOf: (values) =>
      each(({ enteredIn }, name) => enteredIn(values[name as keyof Values])) as z.input<z.ZodObject<Shape>>,
    resolver: standardSchemaResolver<Values, unknown, Output>(schema as unknown as z.ZodType<Output, Values>),
  };
}

function formField(contract: z.ZodType, isCommaList: boolean): FormField {
  const { base, isNullable } = describeField(contract);
  const excluded = contract.safeParse(undefined);
  const isNumber = base instanceof z.ZodNumber;
  const element = base instanceof z.ZodArray ? describeField(base.element).base : undefined;
  const item =
    element instanceof z.ZodObject ? (contractForm(element) as unknown as FormField['item']) : undefined;
  const kind =
    base instanceof z.ZodBoolean
      ? 'switch'
      : item
        ? 'items'
        : element
          ? 'list'
          : isNumber
            ? 'number'
            : 'text';
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
  const schema = z.custom<TypedValue>().transform((typed, { issues }) => {
    const result = contract.safeParse(enteredIn(typed));
    if (result.success) return result.data;
    // Each field of an item shows its own error. Errors of a list of texts are shown at the list, the first one only.
    const shown = item ? result.error.issues : result.error.issues.slice(0, 1);
    for (const { message, path } of shown)
      issues.push({ code: 'custom', message, path: item ? [...path] : [], input: typed });
    return z.NEVER;
  });
  const { minValue: min, maxValue: max } = isNumber ? base : { minValue: undefined, maxValue: undefined };
  return {
    kind,
    item,
    isRequired: !excluded.success,
    min: min ?? undefined,
    max: max ?? undefined,
    isCommaList,
    typedOf,
    enteredIn,
    schema,
  };
}
