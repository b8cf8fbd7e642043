import { z } from 'zod';

/** Sensitivity of traffic alerts; 'high' reports smaller changes. */
export const alertSensitivities = ['off', 'low', 'medium', 'high'] as const;
export type AlertSensitivity = (typeof alertSensitivities)[number];

/** The response of `GET /api/notification-preferences`. */
export const notificationPreferencesSchema = z.object({
  /** Whether a mail server is set up; without one, no mail is sent. */
  canSend: z.boolean(),
  /** Null: mails go to the owner's sign-in address. */
  recipient: z.string().meta({ example: 'owner@example.com' }).nullable(),
  /** The current recipient of mails. */
  sendsTo: z.string().meta({ example: 'owner@example.com' }),
  /** Mails about lost or uncounted data: a full disk, no backup, no worker, events that are refused or wait. */
  lossAlerts: z.boolean(),
  weeklySummary: z.boolean(),
  alertNotifications: z.boolean(),
  alertSensitivity: z.enum(alertSensitivities),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** The body of `PUT /api/notification-preferences`. */
export const notificationPreferencesInputSchema = z.object({
  /** Null or empty: the owner's sign-in address. */
  recipient: z
    .union([z.email('Enter an email address').max(254), z.literal('').transform(() => null)])
    .nullable(),
  lossAlerts: z.boolean(),
  weeklySummary: z.boolean(),
  alertNotifications: z.boolean(),
  alertSensitivity: z.enum(alertSensitivities),
});
export type NotificationPreferencesInput = z.input<typeof notificationPreferencesInputSchema>;
export type NotificationPreferencesUpdate = z.output<typeof notificationPreferencesInputSchema>;

export const notificationKinds = [
  'weekly-summary',
  'traffic-alert',
  'broken-links',
  'sign-in',
  'refused-sign-ins',
  'loss-alert',
  'test',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A notification, as listed by `GET /api/notifications`, newest first. */
export const sentNotificationSchema = z.object({
  kind: z.enum(notificationKinds),
  subject: z.string().meta({ example: 'AstaGuide: 128 clicks last week' }),
  /**
   * uncertain: the connection broke during sending, so the mail may have arrived and is not sent again.
   * given-up: it was refused until it expired, or could never be sent.
   */
  state: z.enum(['sending', 'sent', 'uncertain', 'given-up']),
  /** When it was sent or given up; otherwise when sending was first attempted. */
  at: z.iso.datetime(),
  /** Why a mail was given up. */
  reason: z.string().meta({ example: 'The server refused the recipient' }).nullable(),
});
export type SentNotification = z.infer<typeof sentNotificationSchema>;

/** A rendered mail: the response of `GET /api/notifications/weekly-summary/preview`. */
export const composedMailSchema = z.object({
  subject: z.string().meta({ example: 'AstaGuide: 128 clicks last week' }),
  text: z.string().meta({ example: 'Buy link clicks: 128 (+12%)' }),
  /** An HTML document without scripts or pictures; its only URLs are links to the site. */
  html: z.string().meta({ example: '<p>Buy link clicks: 128 (+12%)</p>' }),
});
export type ComposedMail = z.infer<typeof composedMailSchema>;
