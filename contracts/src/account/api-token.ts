import { z } from 'zod';
import { requiredText } from '../lib/storable-text';

/** Maximum number of tokens. */
export const MAX_API_TOKENS = 50;

/** Prefix of every token, so that secret scanners recognise a leaked one. */
export const API_TOKEN_PREFIX = 'ag_';

/**
 * Scopes of a token: every GET below /api/analytics, every GET below /api/earnings, sending sales, and reporting bounces
 * of the newsletter.
 */
export const apiTokenScopes = [
  'analytics:read',
  'earnings:read',
  'conversions:write',
  'bounces:write',
] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** Default lifetime of a token, in days. */
export const API_TOKEN_DAYS = 365;
/** Maximum lifetime of a token, in years. */
const MAX_YEARS = 5;

/** The body of `POST /api/auth/tokens`. */
export const apiTokenInputSchema = z
  .object({
    name: requiredText('Enter a name').max(80),
    scopes: z
      .array(z.enum(apiTokenScopes))
      .min(1, 'Choose at least one scope')
      .max(apiTokenScopes.length, 'List each scope once')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'List each scope once')
      .default(['analytics:read']),
    /** Expiry of the token. Default: in a year. */
    expiresAt: z.iso
      .datetime({ offset: true, abort: true })
      .refine((moment) => Date.parse(moment) > Date.now(), 'Choose a time in the future')
      .refine((moment) => Date.parse(moment) <= latestExpiry(), `At most ${MAX_YEARS} years from now`)
      .optional(),
  })
  .meta({ example: { name: 'Spreadsheet', scopes: ['analytics:read'] } });
export type ApiTokenInput = z.input<typeof apiTokenInputSchema>;

/** An API token, as listed by `GET /api/auth/tokens`, newest first. */
export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string().meta({ example: 'Spreadsheet' }),
  /** The token's first characters: 'ag_3fK9'. */
  hint: z.string().meta({ example: 'ag_3fK9' }),
  scopes: z.array(z.enum(apiTokenScopes)),
  createdAt: z.iso.datetime(),
  /** When it expires. */
  expiresAt: z.iso.datetime(),
  /** Time of the last use, to the minute; null if never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Network of the IP address that used it last. */
  lastUsedNetwork: z.string().meta({ example: '203.0.113.0/24' }).nullable(),
  /** The route of its last use: 'GET /api/analytics/report'. */
  lastUsedFor: z.string().meta({ example: 'GET /api/analytics/report' }).nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** The response of `POST /api/auth/tokens`: the only one that contains the token itself. */
export const newApiTokenSchema = apiTokenSchema.extend({
  token: z.string().meta({ example: 'ag_3fK9xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }),
});
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

/** Milliseconds since 1970. */
function latestExpiry(): number {
  const latest = new Date();
  return latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
}
