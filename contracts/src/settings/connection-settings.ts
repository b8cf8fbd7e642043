import { z } from 'zod';
import { isHost, isSender, mailSecurities } from '../operations/mail-server';
import { emptyAsNull, optionalText, storableText } from '../lib/storable-text';
import { MAX_EMAIL_LENGTH } from '../lib/email-address';
import { siteOrigin } from '../lib/web-address';

/** The variables that win over what is stored. `MAIL_FROM` alone fixes the sender only. */
export const connectionVariables = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const;

const NOT_AN_ORIGIN = 'Enter an address without a path, such as https://www.example.com';
const PORT = 'Enter a whole number from 1 to 65535';
const CONTROL = /\p{Cc}/u;

/** The response of `GET /api/connection-settings`. Settings from environment variables have the variables’ values. */
export const connectionSettingsSchema = z.object({
  /** The public address; null: none is set, and the site is served as localhost. */
  publicUrl: z.string().meta({ example: 'https://www.example.com' }).nullable(),
  /** The mail server; null: none. */
  smtpHost: z.string().meta({ example: 'smtp.example.com' }).nullable(),
  /** Null: the usual port for the encryption. */
  smtpPort: z.number().int().meta({ example: 587 }).nullable(),
  smtpSecurity: z.enum(mailSecurities),
  smtpUser: z.string().meta({ example: 'site@example.com' }).nullable(),
  /** The sender of mails, with a name or without. */
  mailFrom: z.string().meta({ example: 'Reef Review <site@example.com>' }).nullable(),
  /**
   * The password is never sent. unreadable: it was stored under another SESSION_SECRET, for example before the database
   * was restored on another machine, so no mail is sent until it is entered again.
   */
  password: z.enum(['none', 'stored', 'unreadable']),
  /** Variables that are set, and win over what is stored. */
  setBy: z.array(z.enum(connectionVariables)),
  /** Whether mail can be sent. */
  canSend: z.boolean(),
});
export type ConnectionSettings = z.infer<typeof connectionSettingsSchema>;

/** The body of `PUT /api/connection-settings`, and of its test. Omitted fields stay unchanged. */
export const connectionSettingsInputSchema = z.object({
  publicUrl: emptyAsNull(300)
    .pipe(
      z
        .string()
        .refine((text) => siteOrigin(text) !== undefined, NOT_AN_ORIGIN)
        .transform((text) => siteOrigin(text)!)
        .nullable(),
    )
    .nullish()
    .meta({ example: 'https://www.example.com' }),
  smtpHost: emptyAsNull(253)
    .pipe(z.string().refine(isHost, 'Enter a host name or an IP address').nullable())
    .nullish()
    .meta({ example: 'smtp.example.com' }),
  smtpPort: z.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT).nullish(),
  smtpSecurity: z.enum(mailSecurities).optional(),
  smtpUser: optionalText(300).meta({ example: 'site@example.com' }),
  /** Empty or omitted: the stored one is kept, unless the server or the user name changes. */
  smtpPassword: storableText()
    .max(500)
    .refine((text) => !CONTROL.test(text), 'Enter a password without line breaks')
    .optional()
    .meta({ example: 'correct horse battery staple' }),
  mailFrom: emptyAsNull(MAX_EMAIL_LENGTH + 100)
    .pipe(z.string().refine(isSender, 'Enter an email address, or Name <address>').nullable())
    .nullish()
    .meta({ example: 'Reef Review <site@example.com>' }),
});
export type ConnectionSettingsInput = z.input<typeof connectionSettingsInputSchema>;
export type ConnectionSettingsUpdate = z.output<typeof connectionSettingsInputSchema>;

/** The response of `POST /api/connection-settings/test`. */
export const sentTestSchema = z.object({ sentTo: z.string().meta({ example: 'owner@example.com' }) });
