import { z } from 'zod';

/** How much clicks must move before the owner hears of it; 'high' tells of smaller moves. */
export const alertSensitivities = ['off', 'low', 'medium', 'high'] as const;
export type AlertSensitivity = (typeof alertSensitivities)[number];

/** `GET /api/mail-settings`. */
export const mailSettingsSchema = z.object({
  /** Whether a mail server is set up; without one nothing is sent. */
  canSend: z.boolean(),
  /** Null: mails go to the address that the owner signs in with. */
  recipient: z.string().nullable(),
  /** Where mails go now. */
  sendsTo: z.string(),
  weeklySummary: z.boolean(),
  alertMails: z.boolean(),
  alertSensitivity: z.enum(alertSensitivities),
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** `PUT /api/mail-settings`. */
export const mailSettingsInputSchema = z.object({
  /** Null or empty: the address that the owner signs in with. */
  recipient: z
    .union([z.email('Enter an email address').max(254), z.literal('').transform(() => null)])
    .nullable(),
  weeklySummary: z.boolean(),
  alertMails: z.boolean(),
  alertSensitivity: z.enum(alertSensitivities),
});
export type MailSettingsInput = z.input<typeof mailSettingsInputSchema>;
export type MailSettingsUpdate = z.output<typeof mailSettingsInputSchema>;

export const mailKinds = ['weekly-summary', 'click-alert', 'test'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A row of `GET /api/mails`, newest first. */
export const sentMailSchema = z.object({
  kind: z.enum(mailKinds),
  subject: z.string(),
  /**
   * uncertain: the connection broke while it was handed over, so it may have arrived and is not sent again.
   * given-up: it was refused until it was old news, or could never be sent.
   */
  state: z.enum(['sending', 'sent', 'uncertain', 'given-up']),
  /** When it was sent or given up, or else tried for the first time. */
  at: z.iso.datetime(),
  /** What kept a mail that was given up from being sent. */
  reason: z.string().nullable(),
});
export type SentMail = z.infer<typeof sentMailSchema>;

/** A composed mail: `GET /api/mails/weekly-summary/preview`. */
export const composedMailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** A whole document without scripts, pictures or outside addresses but links to the site itself. */
  html: z.string(),
});
export type ComposedMail = z.infer<typeof composedMailSchema>;
