import { apiTokenInputSchema } from '@astaguide/contracts/account/api-token';
import { z } from 'zod';
import { endOfDay } from '../../lib/end-of-day';

/** The form for a new token at first. */
export const emptyToken = {
  name: '',
  /** In days, or 'custom' for a last day of the owner's choice. */
  lifetime: '365',
  /** That day, YYYY-MM-DD. */
  expiresAt: '',
  /** One a line. */
  scopes: 'analytics:read',
};
export type TokenValues = typeof emptyToken;

/** Milliseconds. */
const DAY = 86_400_000;

/** The contract's rules, and that a day is chosen. */
export const tokenSchema = apiTokenInputSchema.extend({
  expiresAt: z.string().min(1, 'Choose a date').pipe(apiTokenInputSchema.shape.expiresAt.unwrap()),
});

/** Converts the form's values to the input of the API, without validation. */
export function tokenInput({ name, scopes, lifetime, expiresAt }: TokenValues, timeZone: string) {
  const expiry =
    lifetime === 'custom'
      ? expiresAt && endOfDay(expiresAt, timeZone)
      : new Date(Date.now() + +lifetime * DAY).toISOString();
  return { name, scopes: scopes.split('\n').filter(Boolean), expiresAt: expiry };
}
