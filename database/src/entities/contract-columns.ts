import { describeField, type AnsweredValues } from '@astaguide/contracts/lib/field';
import { Column, type ColumnOptions } from 'typeorm';
import { z } from 'zod';

/**
 * A base class for an entity, with a column for each field of a contract: the column's type, default and whether it may
 * be NULL follow from the field.
 *
 * @param schema the contract of what the owner enters
 * @param columns columns whose type does not follow from the field
 */
export function contractColumns<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodObject<Shape>,
  columns: { [Name in keyof Shape]?: ColumnOptions } = {},
) {
  abstract class ContractColumns {}
  for (const [name, field] of Object.entries(shape))
    Column(columns[name] ?? columnOf(field))(ContractColumns.prototype, name);
  return ContractColumns as abstract new () => AnsweredValues<Shape>;
}

function columnOf(field: z.core.$ZodType): ColumnOptions {
  const { base, isNullable } = describeField(field);
  const { data } = z.safeParse(field, undefined);
  const common = { nullable: isNullable, ...(data !== undefined && { default: defaultOf(data) }) };
  if (base instanceof z.ZodBoolean) return { ...common, type: 'boolean' };
  if (base instanceof z.ZodNumber) return { ...common, type: 'integer' };
  return { ...common, type: 'text', array: base instanceof z.ZodArray };
}

const defaultOf = (value: unknown) => (Array.isArray(value) ? () => `'{}'` : value);
