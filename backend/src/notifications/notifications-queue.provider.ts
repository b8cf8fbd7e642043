import { notificationsQueue } from '@astaguide/queues/notifications-queue';
import { queueProvider } from '../queue-provider';

/** Nest's injection token for the notifications queue; null without a mail server, because nothing consumes it then. */
export const NOTIFICATIONS_QUEUE = Symbol('NOTIFICATIONS_QUEUE');

export const notificationsQueueProvider = queueProvider(
  NOTIFICATIONS_QUEUE,
  notificationsQueue,
  ({ canSendNotification }) => canSendNotification,
);
