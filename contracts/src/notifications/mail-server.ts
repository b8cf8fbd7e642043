import { z } from 'zod';

/** Control characters, line breaks among them: in a header of a mail they would begin another one. */
const CONTROL = /\p{Cc}/u;
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/;

/** Whether a text is the smtp:// or smtps:// address of a mail server. */
export const isMailServer = (text: string) =>
  !CONTROL.test(text) && z.url({ protocol: /^smtps?$/ }).safeParse(text).success;

/** Whether a text is an email address, with a name in front or without. */
export const isSender = (text: string) =>
  !CONTROL.test(text) && z.email().max(254).safeParse(senderOf(text).address).success;

/** A mail server, and in whose name mails are sent. */
export interface MailServer {
  /** smtp:// or smtps://, with a password where the server wants one. */
  url: string;
  from: { name: string; address: string };
}

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
