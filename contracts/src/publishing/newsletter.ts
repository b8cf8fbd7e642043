import { z } from 'zod';
import { chosenIds } from '../lib/row-id-schema';

/** Maximum length of an email address, in characters (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** The body of `POST /api/newsletter`. */
export const newsletterSignUpSchema = z
  .object({
    /** Stored in lower case, so that another spelling of the same address is the same subscriber. */
    email: z
      .string({ error: 'Please enter a valid email address.' })
      .trim()
      .toLowerCase()
      .max(MAX_EMAIL_LENGTH, 'This email address is too long.')
      .pipe(z.email('Please enter a valid email address.')),
    isActive: z.literal(true).default(true),
    /** Honeypot: hidden from people. A sign-up that fills it in gets a normal response but is not stored. */
    website: z.string().optional(),
  })
  .meta({ example: { email: 'reader@example.com' } });
/** The input before parsing. */
export type NewsletterSignUp = z.input<typeof newsletterSignUpSchema>;

/** The response to a sign-up, identical for new and existing addresses so that it does not reveal subscribers. */
export const newsletterSignedUpSchema = z.object({
  email: z.string().meta({ example: 'reader@example.com' }),
  isActive: z.literal(true),
});
export type NewsletterSignedUp = z.infer<typeof newsletterSignedUpSchema>;

/** A subscriber, as listed by `GET /api/newsletter`, newest first. */
export const newsletterSubscriberSchema = z.object({
  id: z.number().int(),
  email: z.string().meta({ example: 'reader@example.com' }),
  /** When the address signed up, or signed up again after unsubscribing. */
  subscribedAt: z.iso.datetime(),
  isActive: z.boolean(),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;

/** The body of `POST /api/newsletter/deletions`. Subscribers already deleted are ignored. */
export const subscriberDeletionSchema = z.object({ subscriberIds: chosenIds(100_000) });
export type SubscriberDeletion = z.infer<typeof subscriberDeletionSchema>;
