import { z } from 'zod';

/** Shortest new password, in characters: NIST SP 800-63B-4 asks for 15 where nothing else is checked. */
export const SHORTEST_PASSWORD = 15;
/** Longest password, in characters. */
export const LONGEST_PASSWORD = 1024;

/** A password from now on: one that the owner chooses in the dashboard, or `ADMIN_PASSWORD`. */
export const newPasswordSchema = z
  .string()
  .min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters`)
  .max(LONGEST_PASSWORD, 'Use at most 1,024 characters');

/** `POST /api/auth/login`. */
export const credentialsSchema = z.object({
  email: z.email('Enter an email address').max(254),
  password: z.string().min(1, 'Enter your password').max(LONGEST_PASSWORD),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Who is signed in: the answer of login and of `GET /api/auth/me`. */
export const signedInSchema = z.object({ email: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

/** `POST /api/auth/password`: answers 204 and ends every other session. */
export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, 'Enter your current password').max(LONGEST_PASSWORD),
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A row of `GET /api/auth/sessions`: a browser that is signed in. */
export const signedInSessionSchema = z.object({
  /** Names the session without opening it: a hash of its secret id. */
  id: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** 'Firefox on Linux'. */
  browser: z.string(),
  /** The network part of the address it signed in from: '203.0.113.0/24'. */
  network: z.string().nullable(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSessionSchema>;
