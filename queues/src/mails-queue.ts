import type { MailKind } from '@astaguide/contracts/notifications/mail-settings';
import type { QueueDefinition } from './backend';

/** One mail, ready to be sent. */
export interface SendMailJob {
  /** What the mail is about, without a colon: one key is sent once. It is the job's id, too. */
  key: string;
  kind: MailKind;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Name of the mails queue's jobs. */
export const SEND_MAIL = 'send-mail';

/**
 * From whoever has something to say to the mail server. Tries go on for about eleven hours, each pause twice
 * the one before: what a mail tells of is old news after that. No job is left of a mail that was given up: nobody would
 * want it sent later, and it stands among the owner's mails with its reason.
 */
export const mailsQueue: QueueDefinition<SendMailJob> = {
  name: 'mails',
  defaultJobOptions: {
    attempts: 13,
    backoff: { type: 'exponential', delay: 10_000 },
    removeOnComplete: true,
    removeOnFail: true,
  },
};
