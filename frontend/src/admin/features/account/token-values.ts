import {
  apiTokenInputSchema,
  type ApiTokenInput,
  type ApiTokenScope,
} from '@astaguide/contracts/account/api-token';
import { endOfDay } from '../../lib/end-of-day';

/** Lifetimes of a new token in days, or a last day of the owner's choice. */
export const tokenLifetimes = ['30', '90', '365', 'custom'] as const;
export type TokenLifetime = (typeof tokenLifetimes)[number];

/** The values of the form for a new token. */
export interface TokenValues {
  name: string;
  scopes: ApiTokenScope[];
  lifetime: TokenLifetime;
  /** YYYY-MM-DD; for a lifetime of the owner's choice. */
  lastDay: string;
}

export const emptyToken: TokenValues = { name: '', scopes: ['analytics:read'], lifetime: '365', lastDay: '' };

type TokenErrors = Partial<Record<keyof ApiTokenInput, string>>;

/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Converts the form's values to the input of the API.
 *
 * @param now milliseconds since 1970
 * @returns the input, or the first message of each invalid field
 */
export function tokenInput(
  { name, scopes, lifetime, lastDay }: TokenValues,
  timeZone: string,
  now: number,
): { input: ApiTokenInput } | { errors: TokenErrors } {
  const isUndated = lifetime === 'custom' && lastDay === '';
  const expiresAt =
    lifetime === 'custom'
      ? endOfDay(lastDay || '1970-01-01', timeZone)
      : new Date(now + +lifetime * DAY).toISOString();
  const parsed = apiTokenInputSchema.safeParse({ name, scopes, expiresAt });
  if (parsed.success) return { input: parsed.data };
  const errors: TokenErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as keyof ApiTokenInput] ??= message;
  return { errors: isUndated ? { ...errors, expiresAt: 'Choose a date' } : errors };
}
