import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import type { MailServer } from '@astaguide/contracts/operations/mail-server';
import { composeConfirmation } from '@astaguide/queues/mails/confirmation-mail';
import { withToken } from '@astaguide/queues/mails/issue-mail';
import { readerMail } from '@astaguide/queues/mails/reader-mail';
import { MailFailure, type RawMail, type SmtpSessions } from '@astaguide/queues/mails/smtp-sessions';
import { newsletterQueue, type DeliverNewsletterJob } from '@astaguide/queues/newsletter-queue';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SiteConnection } from '@astaguide/database/settings/site-connection';
import type { WorkerConfig } from '../../lib/config';
import { defineProcessor, RetryLaterError, type JobContext } from '../../lib/queue-processor';
import type { DeliveriesRepository, DueDelivery } from './deliveries.repository';
import type { IssuesRepository } from './issues.repository';

/** Mails sent at once, by one worker. */
const CONCURRENCY = 5;
/** How often a job that waits for its turn looks whether the worker stops. Milliseconds. */
const LOOK = 200;
/** Pauses between the attempts to note that a mail was sent: it must not be sent again. Milliseconds. */
const NOTING = [200, 1000, 3000, 10_000];

/** Sends mails to subscribers, each once. */
export class Deliverer {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly issues: IssuesRepository,
    private readonly sessions: Pick<SmtpSessions, 'send'>,
    private readonly site: Pick<WorkerConfig, 'mailServer' | 'publicUrl'>,
  ) {}

  /**
   * Sends a mail, if it is due and wanted. Without a mail server it stays due.
   *
   * @param isStopping whether to stop before the mail is sent
   * @throws RetryLaterError when the worker stops
   */
  async deliver(id: string, isStopping: () => boolean = () => false): Promise<void> {
    const server = this.site.mailServer;
    const delivery = server && (await this.deliveries.findDue(id));
    if (!delivery) return;
    const token = randomBytes(24);
    const mail = await this.compose(server, delivery, token.toString('base64url'));
    await this.waitForTurn('mail', isStopping);
    const claim = async () => {
      // Mails that a slow server held up would arrive together.
      await this.waitForTurn('text', isStopping);
      return this.deliveries.claim(id, createHash('sha256').update(token).digest());
    };
    try {
      if (await this.sessions.send(mail, claim)) await persist(() => this.deliveries.confirmSent(id));
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      const { kind, message } = error;
      if (kind === 'server') await this.deliveries.noteProblem(message);
      else await persist(() => this.deliveries.noteFailure(id, kind, message));
    }
  }

  private async compose(
    server: MailServer,
    { id, email, issueId }: DueDelivery,
    token: string,
  ): Promise<RawMail> {
    const unsubscribeUrl = `${this.site.publicUrl}/newsletter/unsubscribe?token=${token}`;
    const mail = issueId === null ? await this.confirmation(token) : await this.issues.readTemplate(issueId);
    return readerMail(server, {
      key: `delivery.${id}`,
      to: email,
      unsubscribeUrl,
      subject: mail.subject,
      text: withToken(mail.text, token),
      html: withToken(mail.html, token),
    });
  }

  private async confirmation(token: string): Promise<ComposedMail> {
    const { publicUrl } = this.site;
    const { siteName, operatorName, operatorAddress } = await this.issues.readSite();
    const operator = [operatorName, operatorAddress].filter((text) => text !== null).join(', ');
    const confirmUrl = `${publicUrl}/newsletter/confirm?token=${token}`;
    return composeConfirmation({ siteName, publicUrl, confirmUrl, operator });
  }

  private async waitForTurn(part: 'mail' | 'text', isStopping: () => boolean): Promise<void> {
    const turn = Date.now() + (await this.deliveries.reserveSlot(part));
    while (Date.now() < turn) {
      if (isStopping()) throw new RetryLaterError('The worker stops');
      await pause(Math.min(LOOK, Math.max(0, turn - Date.now())));
    }
  }
}

/** Repeats what must be noted, for some seconds. After that the mail counts as lost, and its delivery as unknown. */
async function persist(note: () => Promise<void>): Promise<void> {
  for (const wait of NOTING) {
    try {
      return await note();
    } catch {
      await pause(wait);
    }
  }
  await note();
}

const deliver = ({ deliveryId }: DeliverNewsletterJob, { isStopping }: JobContext, deliverer: Deliverer) =>
  deliverer.deliver(deliveryId, isStopping);

/** Until a mail server is set up, the jobs stay on the queue. */
export const newsletterProcessor = defineProcessor<DeliverNewsletterJob, [Deliverer, SiteConnection]>(
  newsletterQueue,
  deliver,
  {
    concurrency: CONCURRENCY,
    inject: [Deliverer, SiteConnection],
    startsWhen: (_deliverer, connection) => connection.whenMailIsSetUp(),
    isFailure: (error) => !(error instanceof RetryLaterError),
    // Not the error itself: it may contain the mail, or the server's address with its password.
    logFields: ({ message }, job) => ({ delivery: job?.deliveryId, reason: message }),
  },
);
