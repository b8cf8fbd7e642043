import { z } from 'zod';

/** `POST /api/auth/login`. */
export const credentialsSchema = z.object({
  email: z.email('Enter an email address').max(254),
  password: z.string().min(1, 'Enter your password').max(1024),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Who is signed in: the answer of login and of `GET /api/auth/me`. */
export const signedInSchema = z.object({ email: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;
