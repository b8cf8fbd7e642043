import type {
  ComposedMail,
  NotificationKind,
} from '@astaguide/contracts/operations/notification-preferences';
import type { QueueDefinition } from './backend';

/** One mail, ready to be sent. */
export interface SendNotificationJob extends ComposedMail {
  /** Identifies the notification, without a colon: one key is sent once. Also the job's id. */
  key: string;
  kind: NotificationKind;
  /** One email address, without a name. */
  to: string;
}

/** Name of the jobs of the notifications queue. */
export const SEND_NOTIFICATION = 'send-notification';

/**
 * Notifications to the owner. Attempts continue for about eleven hours with exponential backoff; after that the news is
 * outdated. The job of a mail that was given up is removed: it must not be sent later, and the owner sees it with its
 * reason in the list of notifications.
 */
export const notificationsQueue: QueueDefinition<SendNotificationJob> = {
  name: 'notifications',
  defaultJobOptions: {
    attempts: 13,
    backoff: { type: 'exponential', delay: 10_000 },
    removeOnComplete: true,
    removeOnFail: true,
  },
};
