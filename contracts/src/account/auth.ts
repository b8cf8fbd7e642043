import { z } from 'zod';
import { signInMessages } from './sign-in-messages';

/** Minimum length of a new password, in characters: NIST SP 800-63B-4 requires 15 for a password as the only factor. */
export const MIN_PASSWORD_LENGTH = 15;
/** Maximum length of a password, in characters. */
export const MAX_PASSWORD_LENGTH = 1024;

/** A new password, chosen in the dashboard or set as `ADMIN_PASSWORD`. */
export const newPasswordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, 'Use at most 1,024 characters')
  .regex(/\S/, 'Use more than spaces')
  .meta({ example: 'a new password of mine' });

/** The body of `POST /api/auth/login`. */
export const credentialsSchema = z.object({
  email: z.email(signInMessages.email).max(254).meta({ example: 'owner@example.com' }),
  password: z
    .string()
    .min(1, signInMessages.password)
    .max(MAX_PASSWORD_LENGTH)
    .meta({ example: 'the password of mine' }),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** The signed-in owner: the response of login and of `GET /api/auth/me`. */
export const signedInSchema = z.object({ email: z.string().meta({ example: 'owner@example.com' }) });
export type SignedIn = z.infer<typeof signedInSchema>;

/** The body of `POST /api/auth/password`, which responds with 204 and ends every other session. */
export const passwordChangeSchema = z.object({
  currentPassword: z
    .string()
    .min(1, 'Enter your current password')
    .max(MAX_PASSWORD_LENGTH)
    .meta({ example: 'the password of mine' }),
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A signed-in browser, as listed by `GET /api/auth/sessions`. */
export const signedInSessionSchema = z.object({
  /** A hash of the session's secret id, so that it identifies the session but cannot be used to sign in. */
  id: z.string().meta({ example: 'pW0q9bJ3' }),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** 'Firefox on Linux'. */
  browser: z.string().meta({ example: 'Firefox on Linux' }),
  /** Network of the IP address that signed in: '203.0.113.0/24'. */
  network: z.string().meta({ example: '203.0.113.0/24' }).nullable(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSessionSchema>;

/** Outcomes of a sign-in. slowed-down: refused without a look at the password, after too many attempts. */
export const signInOutcomes = ['signed-in', 'refused', 'slowed-down'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/**
 * A sign-in, as listed by `GET /api/auth/sign-ins`, newest first. Attempts that failed are grouped by day, network and
 * outcome.
 */
export const signInRecordSchema = z.object({
  outcome: z.enum(signInOutcomes),
  /** When it happened; for a group, the last time. */
  at: z.iso.datetime(),
  /** How many attempts the group has; 1 for a sign-in. */
  times: z.int().meta({ example: 1 }),
  /** 'Firefox on Linux'; for a group, that of the last attempt. */
  browser: z.string().meta({ example: 'Firefox on Linux' }),
  /** '203.0.113.0/24'; null if it is unknown, and for the attempts of many networks together. */
  network: z.string().meta({ example: '203.0.113.0/24' }).nullable(),
  /** Whether the browser had not signed in before. False for attempts that failed. */
  isNewBrowser: z.boolean(),
});
export type SignInRecord = z.infer<typeof signInRecordSchema>;
