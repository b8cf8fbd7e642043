import { z } from 'zod';

/** Control characters, including line breaks, which would inject further headers into a mail. */
const CONTROL = /\p{Cc}/u;
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/;

/** Whether a text is the smtp:// or smtps:// URL of a mail server. */
export const isMailServer = (text: string) =>
  !CONTROL.test(text) && z.url({ protocol: /^smtps?$/ }).safeParse(text).success;

/** Whether a text is an email address, with or without a display name. */
export const isSender = (text: string) =>
  !CONTROL.test(text) && z.email().max(254).safeParse(senderOf(text).address).success;

/** A mail server and the sender of mails. */
export interface MailServer {
  /** smtp:// or smtps://, with a password if the server requires one. */
  url: string;
  from: { name: string; address: string };
}

interface MailVariables {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** @returns undefined if no mail server is set up */
export function mailServerOf({ SMTP_URL, MAIL_FROM }: MailVariables): MailServer | undefined {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  return { url: SMTP_URL, from: senderOf(MAIL_FROM) };
}

/** Splits 'Reef Review <news@example.com>' or 'news@example.com' into name and address. */
function senderOf(text: string): MailServer['from'] {
  const [, name, address] = WITH_NAME.exec(text) ?? [];
  return address === undefined
    ? { name: '', address: text.trim() }
    : { name: name!, address: address.trim() };
}
