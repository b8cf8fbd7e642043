import type { z } from 'zod';

/** The first message of each field, by field name; empty if validation succeeded. */
export function messagesOf({ error }: z.ZodSafeParseResult<unknown>): Partial<Record<string, string>> {
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
}
