import { z } from 'zod';
import { inputMoment } from '../lib/calendar-range';
import { rowId } from '../lib/row-id-schema';
import { optionalText, requiredText, storableText } from '../lib/storable-text';

/**
 * The states of an issue. `scheduled` waits for its time; `sending` goes on after any crash; a `paused` one is sent to the
 * rest of its recipients when it is resumed.
 */
export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;

/** Where a reader sees the link placement of buy links in a mail. */
export const NEWSLETTER_PLACEMENT = 'newsletter';

/** The campaign of an issue's links: 'newsletter-12'. */
export const campaignOf = (issueId: number) => `newsletter-${issueId}`;

/** The fields that the owner edits. */
export const newsletterIssueFieldsSchema = z.object({
  subject: requiredText('Subject is required')
    .max(150, 'Use at most 150 characters')
    .meta({ example: 'Two new trials on astaxanthin and sleep' }),
  /** Shown by lists of mails beside the subject. */
  preheader: optionalText(200).meta({ example: 'And a price that fell by a third.' }),
  /** HTML; sanitized on the server when saved. */
  content: storableText('Content is required')
    .trim()
    .max(200_000, 'Use at most 200,000 characters')
    .default('')
    .meta({ example: '<p>Two trials were published this month.</p>' }),
  /** The sign-up page of those who get it; null for everybody. */
  audiencePage: optionalText(200).meta({ example: '/blog/doses' }),
  /** The version that was edited. If another edit was saved in between, the response is 409. */
  version: z.number().int().optional(),
});
export type NewsletterIssueInput = z.input<typeof newsletterIssueFieldsSchema>;
export type NewsletterIssueValues = z.output<typeof newsletterIssueFieldsSchema>;

const count = z.number().int();

/** How the mails of an issue ended. */
export const issueDeliveriesSchema = z.object({
  recipients: count,
  /** Not sent yet. */
  queued: count,
  sent: count,
  failed: count,
  /** The worker or the connection broke while a mail was sent: it may have arrived, and is not sent again by itself. */
  unknown: count,
  /** Recipients who were sent it and unsubscribed with its link. */
  left: count,
  /** Recipients who bounced or complained after it. */
  bounced: count,
});

/** An issue, as listed by `GET /api/newsletter/issues`, newest first. */
export const newsletterIssueSchema = z.object({
  id: z.number().int(),
  /** A digest of the month's posts, which the site makes by itself for readers who want one a month. */
  kind: z.enum(['issue', 'digest']),
  subject: z.string().meta({ example: 'Two new trials on astaxanthin and sleep' }),
  preheader: z.string().meta({ example: 'And a price that fell by a third.' }).nullable(),
  content: z.string().meta({ example: '<p>Two trials were published this month.</p>' }),
  audiencePage: z.string().meta({ example: '/blog/doses' }).nullable(),
  state: z.enum(issueStates),
  /** When a scheduled one is sent. A draft with a time in the past was more than a day late, and was not sent. */
  sendAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  deliveries: issueDeliveriesSchema,
});
export type NewsletterIssue = z.infer<typeof newsletterIssueSchema>;

/** The body of `POST /api/newsletter/issues/from-post`. */
export const issueFromPostSchema = z.object({ postId: rowId }).meta({ example: { postId: 1 } });

/** The body of `POST /api/newsletter/issues/{id}/send`. */
export const issueSendingSchema = z
  .object({
    sendAt: z.union([z.literal('now'), inputMoment({ offset: true })], { error: 'Enter a date and a time' }),
  })
  .meta({ example: { sendAt: '2026-12-01T07:00:00.000Z' } });

/** The response of `GET /api/newsletter/issues/{id}/preview`: the mail with the prices of now. */
export const issuePreviewSchema = z.object({
  subject: z.string().meta({ example: 'Two new trials on astaxanthin and sleep' }),
  text: z.string().meta({ example: 'Two trials were published this month.' }),
  /** An HTML document that loads nothing. */
  html: z.string().meta({ example: '<p>Two trials were published this month.</p>' }),
  /** How many subscribers get it as of now. */
  recipients: count,
  /** What keeps it from being sent, in words. */
  missing: z.array(z.string().meta({ example: 'Add your postal address under Settings › General' })),
});
export type IssuePreview = z.infer<typeof issuePreviewSchema>;

/** The response of `GET /api/newsletter/issues/{id}/results`: what the links of an issue led to. */
export const issueResultsSchema = z.object({
  /** Affiliate clicks, in the mail and in the sessions that began with one of its links. */
  clicks: count,
  /** Pending and confirmed. */
  sales: count,
  /** Their commission, in the reporting currency. */
  earnings: z.string().meta({ example: '12.40' }),
  currency: z.string().meta({ example: 'USD' }),
});
export type IssueResults = z.infer<typeof issueResultsSchema>;

/** The response of `POST /api/newsletter/issues/{id}/test`. */
export const issueTestSchema = z.object({ sentTo: z.string().meta({ example: 'owner@example.com' }) });
