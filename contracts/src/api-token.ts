import { z } from 'zod';
import { atMost, requiredText } from './storable-text';

/** Tokens that may exist at once. */
export const MOST_API_TOKENS = 50;

/** How every token begins, so that a leaked one can be recognised. */
export const API_TOKEN_PREFIX = 'ag_';

/** The body of `POST /api/auth/tokens`. */
export const apiTokenInputSchema = z.object({
  name: requiredText('Give the token a name').max(80, atMost(80)),
});
export type ApiTokenInput = z.input<typeof apiTokenInputSchema>;

/** A row of `GET /api/auth/tokens`, newest first. */
export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The token's first characters: 'ag_3fK9'. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while it was never used. Told to the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** The network part of the address it was last used from. */
  lastUsedNetwork: z.string().nullable(),
  /** The call it was last used for: 'GET /api/analytics/report'. */
  lastUsedFor: z.string().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** The answer of `POST /api/auth/tokens`: the only one that carries the token. */
export const newApiTokenSchema = apiTokenSchema.extend({ token: z.string() });
export type NewApiToken = z.infer<typeof newApiTokenSchema>;
