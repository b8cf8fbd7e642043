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

/** A mail server that keeps every mail. */
export class MailInbox {
  readonly mails: ReceivedMail[] = [];
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

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
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
