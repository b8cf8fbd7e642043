import { type MailServer, NO_MAIL_SERVER } from '@astaguide/contracts/operations/mail-server';
import { UnrecoverableError } from 'bullmq';
import { createTransport, type Transporter } from 'nodemailer';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SendNotificationJob } from '../notifications-queue';
import { headerText } from './header-text';
import type { RawMail } from './smtp-sessions';
import MailComposer from 'nodemailer/lib/mail-composer';

/** Timeouts for connecting to the server, and for its answers. Milliseconds. */
const CONNECTING = 10_000;
const SILENCE = 60_000;
const MAX_REASON_LENGTH = 300;

/** Where the outcome of each mail is stored, so that none is sent twice. */
export interface MailLog {
  /** @returns busy while another process sends it; settled when it was sent, given up, or its delivery is unknown */
  claim(mail: SendNotificationJob): Promise<'claimed' | 'busy' | 'settled'>;
  /** The server has accepted the mail. */
  confirm(key: string): Promise<void>;
  /** The server has rejected the mail; it may be retried. */
  release(key: string): Promise<void>;
  /** The connection was lost during sending: the mail may have arrived. */
  doubt(key: string): Promise<void>;
  /** No further attempt is made. */
  giveUp(mail: SendNotificationJob, reason: string): Promise<void>;
}

/** Sends mails through the mail server, each key once, and stores their outcome. */
export class MailSender {
  private current: { url: string; transport: Transporter } | undefined;

  /** @param site its mail server may change between mails */
  constructor(
    private readonly site: { readonly mailServer: MailServer | undefined },
    private readonly log: MailLog,
  ) {}

  /**
   * Sends a mail, unless it was sent before.
   *
   * @throws UnrecoverableError if it can never be sent; otherwise the reason of this failed attempt, such as that no mail
   *   server is set up
   */
  async send(job: SendNotificationJob): Promise<void> {
    const mail = withSafeSubject(job);
    if (!z.email().max(254).safeParse(mail.to).success) {
      throw new UnrecoverableError('The recipient is not a valid email address');
    }
    const server = this.site.mailServer;
    if (!server) throw new Error(NO_MAIL_SERVER);
    const transport = this.transportTo(server);
    // Connect before claiming the mail: if the server cannot be reached, the mail was certainly not sent.
    await transport.verify();
    const claim = await this.log.claim(mail);
    if (claim === 'settled') return;
    if (claim === 'busy') throw new Error('Another process is sending this mail');
    try {
      await transport.sendMail(messageFrom(server, mail));
    } catch (error) {
      if (isRefusal(error)) await this.log.release(mail.key);
      else await this.log.doubt(mail.key);
      throw isRefusal(error) ? error : new UnrecoverableError(`It may have been sent: ${String(error)}`);
    }
    await this.log.confirm(mail.key);
  }

  /** Lists a mail as given up, with the reason. */
  giveUp(mail: SendNotificationJob, reason: string): Promise<void> {
    return this.log.giveUp(withSafeSubject(mail), reason.slice(0, MAX_REASON_LENGTH));
  }

  /** Nest calls the hook of whatever is provided. */
  onApplicationShutdown(): void {
    this.current?.transport.close();
  }

  private transportTo({ url }: MailServer): Transporter {
    if (this.current?.url !== url) {
      this.current?.transport.close();
      this.current = { url, transport: openTransport(url) };
    }
    return this.current.transport;
  }
}

const openTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: SILENCE,
    // A mail contains only what its job contains, never the content of a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);

/** A mail to the owner, as it goes over the wire. */
export async function noticeMail(
  server: Pick<MailServer, 'from'>,
  mail: Omit<SendNotificationJob, 'kind'>,
): Promise<RawMail> {
  const message = messageFrom(server, { ...mail, subject: headerText(mail.subject) });
  const content = await new MailComposer({ ...message, disableFileAccess: true, disableUrlAccess: true })
    .compile()
    .build();
  return { from: server.from.address, to: mail.to, content };
}

function messageFrom(
  { from }: Pick<MailServer, 'from'>,
  { key, to, subject, text, html }: Omit<SendNotificationJob, 'kind'>,
) {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    // The same for every attempt, so that mailboxes can detect duplicates.
    messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const withSafeSubject = (mail: SendNotificationJob) => ({ ...mail, subject: headerText(mail.subject) });

/** Whether the server rejected the mail, or could not be reached at all. */
function isRefusal(error: unknown): boolean {
  const { responseCode, syscall } = error as { responseCode?: unknown; syscall?: unknown };
  return typeof responseCode === 'number' || syscall === 'connect';
}
