import type { MailServer } from '@astaguide/contracts/notifications/mail-server';
import type { SendMailJob } from '@astaguide/queues/mails-queue';
import { UnrecoverableError } from 'bullmq';
import { createTransport, type Transporter } from 'nodemailer';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { MailsSentRepository } from './mails-sent.repository';

/** Milliseconds until the server has answered, and between two of its words. */
const CONNECTING = 10_000;
const SILENCE = 60_000;
const LONGEST_SUBJECT = 200;
const LONGEST_REASON = 300;

/** Hands mails to the mail server, each key once, and keeps what became of them. */
export class MailSender {
  private readonly transport: Transporter;

  constructor(
    private readonly server: MailServer,
    private readonly log: MailsSentRepository,
  ) {
    this.transport = createTransport({
      url: server.url,
      connectionTimeout: CONNECTING,
      greetingTimeout: CONNECTING,
      socketTimeout: SILENCE,
      // A mail consists of what its job says, never of what lies at an address or in a file.
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0]);
  }

  /**
   * Sends a mail, unless it was sent before.
   *
   * @throws UnrecoverableError where it can never be sent; else what kept it from being sent this time
   */
  async send(mail: SendMailJob): Promise<void> {
    if (!z.email().max(254).safeParse(mail.to).success) {
      throw new UnrecoverableError('The recipient is no email address');
    }
    // What fails before the mail is claimed leaves no doubt: a server that is away has not got it.
    await this.transport.verify();
    const claim = await this.log.claim({ ...mail, subject: headerText(mail.subject) });
    if (claim === 'settled') return;
    if (claim === 'busy') throw new Error('Another worker is sending this mail');
    try {
      await this.transport.sendMail(this.message(mail));
    } catch (error) {
      if (isRefusal(error)) await this.log.release(mail.key);
      else await this.log.doubt(mail.key);
      throw isRefusal(error) ? error : new UnrecoverableError(`It may have been sent: ${String(error)}`);
    }
    await this.log.confirm(mail.key);
  }

  /** Lists a mail that is not tried any more, with what kept it from being sent. */
  giveUp(mail: SendMailJob, reason: string): Promise<void> {
    return this.log.giveUp({ ...mail, subject: headerText(mail.subject) }, reason.slice(0, LONGEST_REASON));
  }

  close(): void {
    this.transport.close();
  }

  private message({ key, to, subject, text, html }: SendMailJob) {
    const { from } = this.server;
    const host = from.address.slice(from.address.lastIndexOf('@') + 1);
    return {
      from: { name: headerText(from.name), address: from.address },
      to: { name: '', address: to },
      subject: headerText(subject),
      text,
      html,
      // The same for each try, so that mailboxes can tell a repeated one.
      messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
}

/** Text that stays within its header: line breaks and other control characters become spaces. */
function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);
}

/** Whether the server answered that it does not take the mail, or was not reached at all. */
function isRefusal(error: unknown): boolean {
  const { responseCode, syscall } = error as { responseCode?: unknown; syscall?: unknown };
  return typeof responseCode === 'number' || syscall === 'connect';
}
