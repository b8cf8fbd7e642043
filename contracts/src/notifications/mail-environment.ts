import { z } from 'zod';

/** Control characters, line breaks among them: in a header of a mail they would begin another one. */
const CONTROL = /\p{Cc}/u;
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/;

const isMailServer = (text: string) =>
  !CONTROL.test(text) && z.url({ protocol: /^smtps?$/ }).safeParse(text).success;
const isSender = (text: string) =>
  !CONTROL.test(text) && z.email().max(254).safeParse(senderOf(text).address).success;

/** The variables of outgoing mail, as each process reads them. */
export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'expected smtp://user:password@host:port or smtps://…')
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'expected an email address, with a name or without').optional(),
};

/** A mail server, and in whose name mails are sent. */
export interface MailServer {
  /** smtp:// or smtps://, with a password where the server wants one. */
  url: string;
  from: { name: string; address: string };
}

/** What is said where one variable is there and the other is not. */
export const MAIL_FROM_IS_MISSING = { path: ['MAIL_FROM'], message: 'is needed together with SMTP_URL' };

/** Whether the sender is known wherever there is a server. */
export const hasSender = ({ SMTP_URL, MAIL_FROM }: MailVariables) =>
  SMTP_URL === undefined || MAIL_FROM !== undefined;

interface MailVariables {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** @returns undefined where no mail is sent */
export function mailServerOf({ SMTP_URL, MAIL_FROM }: MailVariables): MailServer | undefined {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  return { url: SMTP_URL, from: senderOf(MAIL_FROM) };
}

/** 'Reef Review <news@example.com>' and 'news@example.com' in their parts. */
function senderOf(text: string): MailServer['from'] {
  const [, name, address] = WITH_NAME.exec(text) ?? [];
  return address === undefined
    ? { name: '', address: text.trim() }
    : { name: name!, address: address.trim() };
}
