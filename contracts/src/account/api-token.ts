import { z } from 'zod';
import { atMost, requiredText } from '../values/storable-text';

/** Tokens that may exist at once. */
export const MOST_API_TOKENS = 50;

/** How every token begins, so that a leaked one can be recognised. */
export const API_TOKEN_PREFIX = 'ag_';

/** What a token may open: each route that takes tokens names the scope it needs. */
export const apiTokenScopes = ['analytics:read', 'conversions:write'] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** Days that a token works unless another end is chosen. */
export const API_TOKEN_DAYS = 365;
/** Years that a token may work at the most. */
const LONGEST_YEARS = 5;

/** The body of `POST /api/auth/tokens`. */
export const apiTokenInputSchema = z.object({
  name: requiredText('Give the token a name').max(80, atMost(80)),
  scopes: z
    .array(z.enum(apiTokenScopes))
    .min(1, 'Choose at least one scope')
    .max(apiTokenScopes.length, 'Name each scope once')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once')
    .default(['analytics:read']),
  /** When the token stops working; left out: in a year. */
  expiresAt: z.iso
    .datetime({ offset: true, abort: true })
    .refine((moment) => Date.parse(moment) > Date.now(), 'Choose a time in the future')
    .refine((moment) => Date.parse(moment) <= latestExpiry(), `At most ${LONGEST_YEARS} years from now`)
    .optional(),
});
export type ApiTokenInput = z.input<typeof apiTokenInputSchema>;

/** A row of `GET /api/auth/tokens`, newest first. */
export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The token's first characters: 'ag_3fK9'. */
  hint: z.string(),
  scopes: z.array(z.enum(apiTokenScopes)),
  createdAt: z.iso.datetime(),
  /** When it stops working. */
  expiresAt: z.iso.datetime(),
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

/** Milliseconds since 1970. */
function latestExpiry(): number {
  const latest = new Date();
  return latest.setUTCFullYear(latest.getUTCFullYear() + LONGEST_YEARS);
}
