import type { z } from 'zod';

/** The first message of each field, by the field's name; none when the schema took the values. */
export function messagesOf({ error }: z.ZodSafeParseResult<unknown>): Partial<Record<string, string>> {
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
}
