/// <reference types="jest" />
import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from './api-client';

/** A mail as it arrived, and who it was for. */
export interface ReceivedMail extends ParsedMail {
  recipient: string;
  source: string;
}

/** A mail server that keeps every mail, and checks each. */
export class MailInbox {
  readonly mails: ReceivedMail[] = [];
  private readonly faults: string[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        void simpleParser(source, { skipImageLinks: true }).then((mail) => {
          for (const { address } of envelope.rcptTo) this.mails.push({ ...mail, recipient: address, source });
          this.faults.push(...faultsOf(mail, source));
          done();
        });
      });
    },
  });

  /** The variables of a site that sends through it. */
  async start(): Promise<Record<string, string>> {
    this.server.on('error', () => undefined);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Reef <news@example.com>' };
  }

  /** @throws Error that names what was wrong with the mails */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    if (this.faults.length > 0) throw new Error(`Mails have faults:\n${this.faults.join('\n')}`);
  }

  /** The mails to an address, once there are as many as that. */
  to(address: string, count = 1): Promise<ReceivedMail[]> {
    const find = () => Promise.resolve(this.mails.filter(({ recipient }) => recipient === address));
    return until(find, (mails) => mails.length >= count, 20_000);
  }
}

/** The address of the List-Unsubscribe header. */
export function unsubscribeAddress({ headerLines }: ParsedMail): URL {
  const { line } = headerLines.find(({ key }) => key === 'list-unsubscribe')!;
  return new URL(/<(.*)>/s.exec(line.replace(/\s+/g, ''))![1]!);
}

/** What would make a mail loaded in part, or load something, in a HTML document. */
const LOADING =
  /<(img|picture|source|video|audio|iframe|object|embed|script|link|base|form)\b|\b(src|srcset|background)\s*=|url\(|@import/gi;

/**
 * What is wrong with a mail: it has to be a text and the same in HTML, of lines that every server passes on (RFC 5322), with
 * its headers once each, and nothing that mail programs would load.
 */
export function faultsOf(mail: ParsedMail, source: string): string[] {
  const { subject, from, to, date, messageId, text, html, attachments, headerLines } = mail;
  const found: string[] = [];
  const demand = (holds: boolean, fault: string) => holds || found.push(`${subject}: ${fault}`);
  const types = [...source.matchAll(/^Content-Type:\s*([\w/]+);(?:[^\r\n]|\r\n[ \t])*/gim)];
  demand(
    types.map(([, type]) => type!.toLowerCase()).join() === 'multipart/alternative,text/plain,text/html',
    `is ${types.map(([, type]) => type).join()}`,
  );
  demand(
    types.slice(1).every(([line]) => /charset="?utf-8"?/i.test(line)),
    'has parts without a character set',
  );
  demand(!/[^\r]\n|\r[^\n]/.test(source), 'has line ends that are not CRLF');
  demand(
    source.split('\r\n').every((line) => Buffer.byteLength(line) <= 998),
    'has lines over 998 bytes',
  );
  // Control characters and bytes over 7 bits need an encoding.

  demand(/^[\t\r\n\x20-\x7e]*$/.test(source), 'has bytes that are not encoded');
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version'])
    demand(headerLines.filter(({ key }) => key === name).length === 1, `has not one ${name}`);
  demand(Boolean(subject && from?.value[0]?.address && to && date && messageId), 'has an empty header');
  demand((text ?? '').trim().length > 40, 'has no text');
  demand(
    typeof html === 'string' && html.trimStart().toLowerCase().startsWith('<!doctype html>'),
    'has no HTML',
  );
  demand(attachments.length === 0, 'has attachments');
  for (const [part] of String(html).matchAll(LOADING)) found.push(`${subject}: loads by ${part}`);
  return found;
}
