import { apiTokenInputSchema, type ApiTokenScope } from '@astaguide/contracts/account/api-token';
import { z } from 'zod';
import { endOfDay } from '../../lib/end-of-day';

/** Lifetimes of a new token in days, or a last day of the owner's choice. */
export const tokenLifetimes = ['30', '90', '365', 'custom'] as const;
export type TokenLifetime = (typeof tokenLifetimes)[number];

/** The values of the form for a new token. */
export interface TokenValues {
  name: string;
  lifetime: TokenLifetime;
  /** The last day, YYYY-MM-DD; for a lifetime of the owner's choice. */
  expiresAt: string;
  scopes: ApiTokenScope[];
}

export const emptyToken: TokenValues = {
  name: '',
  lifetime: '365',
  expiresAt: '',
  scopes: ['analytics:read'],
};

/** Milliseconds. */
const DAY = 86_400_000;

/** The contract's rules, and that a day is chosen. */
export const tokenSchema = apiTokenInputSchema.extend({
  expiresAt: z.string().min(1, 'Choose a date').pipe(apiTokenInputSchema.shape.expiresAt.unwrap()),
});

/** Converts the form's values to the input of the API, without validation. */
export function tokenInput({ lifetime, expiresAt, ...typed }: TokenValues, timeZone: string) {
  const expiry =
    lifetime === 'custom'
      ? expiresAt && endOfDay(expiresAt, timeZone)
      : new Date(Date.now() + +lifetime * DAY).toISOString();
  return { ...typed, expiresAt: expiry };
}
