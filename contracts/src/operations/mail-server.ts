import { z } from 'zod';

/** Control characters, including line breaks, which would inject further headers into a mail. */
const CONTROL = /\p{Cc}/u;
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/;

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i;

/** What is shown where mail is needed and no mail server is set up. */
export const NO_MAIL_SERVER = 'Email isn’t set up. Set it up under Settings › Email and address.';

/** Whether a text is an IP address or a host name. */
export const isHost = (text: string) =>
  z.union([z.ipv4(), z.ipv6()]).safeParse(text).success || HOST_NAME.test(text);

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

/**
 * How the connection to a mail server is encrypted: from its beginning, by STARTTLS, or not at all, which is only for a
 * server within the own network.
 */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
type MailSecurity = (typeof mailSecurities)[number];

/** The usual port for each. */
export const mailPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

/** A mail server as the owner enters it. */
export interface MailServerParts {
  smtpHost: string;
  smtpPort: number;
  smtpSecurity: MailSecurity;
  smtpUser: string | null;
}

/** The URL of a mail server, for SMTP clients. STARTTLS is required, not only tried. */
export function mailServerUrl(
  { smtpHost, smtpPort, smtpSecurity, smtpUser }: MailServerParts,
  password: string | null,
): string {
  const scheme = smtpSecurity === 'tls' ? 'smtps' : 'smtp';
  const credentials =
    smtpUser === null ? '' : `${encodeURIComponent(smtpUser)}:${encodeURIComponent(password ?? '')}@`;
  const host = smtpHost.includes(':') ? `[${smtpHost}]` : smtpHost;
  const options = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' };
  return `${scheme}://${credentials}${host}:${smtpPort}${options[smtpSecurity]}`;
}

/** What the owner may see of the URL of a mail server: everything but its password. */
export function mailServerParts(url: string): MailServerParts {
  const { protocol, hostname, port, username, search } = new URL(url);
  const plain = search.includes('ignoreTLS=true') ? 'none' : 'starttls';
  const smtpSecurity = protocol === 'smtps:' ? 'tls' : plain;
  return {
    smtpHost: hostname.replace(/^\[(.*)\]$/, '$1'),
    // SMTP clients use the port of submission, encrypted or not.
    smtpPort: port === '' ? mailPorts[smtpSecurity === 'tls' ? 'tls' : 'starttls'] : Number(port),
    smtpSecurity,
    smtpUser: decodeURIComponent(username) || null,
  };
}

/** Splits 'Reef Review <news@example.com>' or 'news@example.com' into name and address. */
export function senderOf(text: string): MailServer['from'] {
  const [, name, address] = WITH_NAME.exec(text) ?? [];
  return address === undefined
    ? { name: '', address: text.trim() }
    : { name: name!, address: address.trim() };
}
