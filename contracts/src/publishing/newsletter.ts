import { z } from 'zod';
import { emailAddress } from '../lib/email-address';
import { chosenIds } from '../lib/row-id-schema';

/** The body of `POST /api/newsletter`. */
export const newsletterSignUpSchema = z
  .object({
    email: emailAddress('Please enter a valid email address.', 'This email address is too long.'),
    isActive: z.literal(true).default(true),
    /** Honeypot: hidden from people. A sign-up that fills it in gets a normal response but is not stored. */
    website: z.string().optional(),
  })
  .meta({ example: { email: 'reader@example.com' } });
/** The input before parsing. */
export type NewsletterSignUp = z.input<typeof newsletterSignUpSchema>;

/**
 * The response to a sign-up, identical for new and existing addresses so that it does not reveal subscribers.
 * `isActive` is false where the address has to be confirmed by email first.
 */
export const newsletterSignedUpSchema = z.object({
  email: z.string().meta({ example: 'reader@example.com' }),
  isActive: z.boolean(),
});
export type NewsletterSignedUp = z.infer<typeof newsletterSignedUpSchema>;

/**
 * The states of a subscriber. Only a confirmed one gets the newsletter; from `left`, `bounced` and `complained`, nothing
 * leads back but the button of a confirmation.
 */
export const subscriberStates = ['pending', 'confirmed', 'left', 'bounced', 'complained'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** How often a subscriber gets the newsletter: each issue, or one digest a month. */
export const newsletterFrequencies = ['every', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** A subscriber, as listed by `GET /api/newsletter`, newest first. */
export const newsletterSubscriberSchema = z.object({
  id: z.number().int(),
  /** With an international domain as it is read: 'a@müller.example'. */
  email: z.string().meta({ example: 'reader@example.com' }),
  /** When the address signed up; for an imported one, the date of its consent. */
  subscribedAt: z.iso.datetime(),
  /** Whether the state is `confirmed`. */
  isActive: z.boolean(),
  state: z.enum(subscriberStates),
  /** When the subscriber came into that state; null where it is not known. */
  stateAt: z.iso.datetime().nullable(),
  /** Path of the page with the sign-up form. */
  page: z.string().meta({ example: '/blog/doses' }).nullable(),
  /** Version of the text that was agreed to. */
  consentVersion: z.string().meta({ example: '3f1c2d4e5a6b' }).nullable(),
  /** Where an imported address agreed, in the owner's words; null for a sign-up. */
  importSource: z.string().meta({ example: 'Mailchimp, form on the old site' }).nullable(),
  frequency: z.enum(newsletterFrequencies),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;

/** The body of `POST /api/newsletter/deletions`. Subscribers already deleted are ignored. */
export const subscriberDeletionSchema = z.object({ subscriberIds: chosenIds(100_000) });
export type SubscriberDeletion = z.infer<typeof subscriberDeletionSchema>;

const SPEED = 'Enter a whole number from 1 to 6,000';

/** The body of `PUT /api/newsletter/settings`. */
export const newsletterSettingsInputSchema = z.object({
  /** Whether a new address has to be confirmed by email before it gets the newsletter. */
  doubleOptIn: z.boolean(),
  /** The most mails that leave in a minute. */
  mailsPerMinute: z.number(SPEED).int(SPEED).min(1, SPEED).max(6000, SPEED),
});
export type NewsletterSettingsInput = z.input<typeof newsletterSettingsInputSchema>;

/** The response of `GET /api/newsletter/settings`. */
export const newsletterSettingsSchema = newsletterSettingsInputSchema.extend({
  /** Whether a mail server is set up. Without one, sign-ups are kept and nothing is sent. */
  canSend: z.boolean(),
  /** Why no mail can go out now, in the mail server's words; null while they do. */
  problem: z.string().meta({ example: 'The mail server refuses the user name or the password' }).nullable(),
});
export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
