import { z } from 'zod';

/** Longest address that mail can be sent to, in characters (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** `POST /api/newsletter`. */
export const newsletterSignUpSchema = z.object({
  /** Kept in lower case, so that the same address in another spelling is the same subscriber. */
  email: z
    .string({ error: 'Please enter a valid email address.' })
    .trim()
    .toLowerCase()
    .max(MAX_EMAIL_LENGTH, 'This email address is too long.')
    .pipe(z.email('Please enter a valid email address.')),
  isActive: z.literal(true).default(true),
  /** No person sees this field. Robots fill it in, and their sign-up is answered but not kept. */
  website: z.string().optional(),
});
/** What a caller may send. */
export type NewsletterSignUp = z.input<typeof newsletterSignUpSchema>;

/** The answer of a sign-up: the same for a new address and for a known one, so that nobody learns who subscribes. */
export const newsletterSignedUpSchema = z.object({ email: z.string(), isActive: z.literal(true) });
export type NewsletterSignedUp = z.infer<typeof newsletterSignedUpSchema>;

/** A row of `GET /api/newsletter`, which lists the newest first. */
export const newsletterSubscriberSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  /** When the address signed up, or came back after it had left. */
  subscribedAt: z.iso.datetime(),
  isActive: z.boolean(),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;
