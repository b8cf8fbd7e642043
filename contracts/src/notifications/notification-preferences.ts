import { z } from 'zod';

/** How much clicks must move before the owner hears of it; 'high' tells of smaller moves. */
export const alertSensitivities = ['off', 'low', 'medium', 'high'] as const;
export type AlertSensitivity = (typeof alertSensitivities)[number];

/** `GET /api/notification-preferences`. */
export const notificationPreferencesSchema = z.object({
  /** Whether a mail server is set up; without one nothing is sent. */
  canSend: z.boolean(),
  /** Null: mails go to the address that the owner signs in with. */
  recipient: z.string().nullable(),
  /** Where mails go now. */
  sendsTo: z.string(),
  weeklySummary: z.boolean(),
  alertNotifications: z.boolean(),
  alertSensitivity: z.enum(alertSensitivities),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** `PUT /api/notification-preferences`. */
export const notificationPreferencesInputSchema = z.object({
  /** Null or empty: the address that the owner signs in with. */
  recipient: z
    .union([z.email('Enter an email address').max(254), z.literal('').transform(() => null)])
    .nullable(),
  weeklySummary: z.boolean(),
  alertNotifications: z.boolean(),
  alertSensitivity: z.enum(alertSensitivities),
});
export type NotificationPreferencesInput = z.input<typeof notificationPreferencesInputSchema>;
export type NotificationPreferencesUpdate = z.output<typeof notificationPreferencesInputSchema>;

export const notificationKinds = ['weekly-summary', 'traffic-alert', 'test'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A row of `GET /api/notifications`, newest first. */
export const sentNotificationSchema = z.object({
  kind: z.enum(notificationKinds),
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
export type SentNotification = z.infer<typeof sentNotificationSchema>;

/** A composed mail: `GET /api/notifications/weekly-summary/preview`. */
export const composedMailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** A whole document without scripts, pictures or outside addresses but links to the site itself. */
  html: z.string(),
});
export type ComposedMail = z.infer<typeof composedMailSchema>;
