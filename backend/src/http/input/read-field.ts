import type { z } from 'zod';
import { InvalidInputError } from '../errors';

/**
 * Reads a field again that was changed after the body was checked.
 *
 * @throws InvalidInputError when its own rules no longer let it pass
 */
export function readField<T extends z.ZodType>(schema: T, path: string, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInputError(result.error.issues.map(({ message }) => ({ path, message })));
}
