import { z } from 'zod';
import { emailAddress } from '../lib/email-address';

/** Most bounces in one request. */
const MOST = 200;

/**
 * What came back of a mail. `hard`: the mailbox does not exist; `soft`: it may work again; `complaint`: its reader called
 * it spam.
 */
export const bounceKinds = ['hard', 'soft', 'complaint'] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** The body of `POST /api/newsletter/bounces`. */
export const newsletterBouncesSchema = z
  .object({
    bounces: z
      .array(
        z.object({
          email: emailAddress('Not an email address'),
          kind: z.enum(bounceKinds),
        }),
      )
      .min(1)
      .max(MOST),
  })
  .meta({ example: { bounces: [{ email: 'reader@example.com', kind: 'hard' }] } });
export type Bounce = z.output<typeof newsletterBouncesSchema>['bounces'][number];

/** What became of them. */
export const notedBouncesSchema = z.object({
  /** Subscribers who get no mail any more. */
  suppressed: z.number().int(),
  /** Soft bounces that were counted: the third within 90 days of each other suppresses. */
  counted: z.number().int(),
  /** Of addresses that are no subscriber, or got no mail in the last 30 days. */
  ignored: z.number().int(),
});
export type NotedBounces = z.infer<typeof notedBouncesSchema>;
