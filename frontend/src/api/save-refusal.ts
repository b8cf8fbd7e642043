import { ApiError } from './http';

/** The entity as another edit left it, where a save was refused because of that. */
export function otherEdit<Entity>(error: unknown): Entity | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.current as Entity | undefined;
}

/**
 * The fields that the server refused, each with its first message.
 *
 * @param fieldNames in the order of the form
 */
export function refusedFields<Name extends string>(
  error: unknown,
  fieldNames: readonly Name[],
): { field: Name; message: string }[] {
  const errors = (error instanceof ApiError && error.problem?.errors) || [];
  return fieldNames.flatMap((field) => {
    // 'keywords.3' belongs to the field of all keywords.
    const refusal = errors.find(({ path }) => path.split('.')[0] === field);
    return refusal ? [{ field, message: refusal.message }] : [];
  });
}
