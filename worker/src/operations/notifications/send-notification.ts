import { SiteConnection } from '@astaguide/database/settings/site-connection';
import { notificationsQueue, type SendNotificationJob } from '@astaguide/queues/notifications-queue';
import { defineProcessor, type JobContext } from '../../lib/queue-processor';
import { MailSender } from '@astaguide/queues/mails/mail-sender';

/** Sends one mail. @throws the reason why it was not sent; after the last attempt it is listed as given up */
export async function sendNotification(
  mail: SendNotificationJob,
  { isLastAttempt }: JobContext,
  sender: MailSender,
): Promise<void> {
  try {
    await sender.send(mail);
  } catch (error) {
    if (isLastAttempt(error))
      await sender.giveUp(mail, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Until a mail server is set up, the jobs stay on the queue. */
export const notificationsProcessor = defineProcessor<SendNotificationJob, [MailSender, SiteConnection]>(
  notificationsQueue,
  sendNotification,
  {
    concurrency: 1,
    inject: [MailSender, SiteConnection],
    startsWhen: (_sender, connection) => connection.whenMailIsSetUp(),
    // Not the error itself: it may contain the mail, or the server's address with its password.
    logFields: ({ message }, mail) => ({ mail: mail?.key, reason: message }),
  },
);
