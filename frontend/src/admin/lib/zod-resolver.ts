import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

interface Issue {
  path: PropertyKey[];
  message: string;
  code: string;
}

/** What is used of a zod schema. */
interface Schema<Output> {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: Issue[] } };
}

/**
 * A form rule from a contract's schema: the first message of each field, as the server would answer it. What
 * is submitted is the schema's output.
 */
export function zodResolver<Output extends FieldValues, Values extends FieldValues = Output>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message, code } of result.error.issues.toReversed()) {
      set(errors, path.join('.'), { type: code, message });
    }
    return { values: {}, errors };
  };
}
