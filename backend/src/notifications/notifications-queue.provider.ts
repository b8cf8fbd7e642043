import { openQueue } from '@astaguide/queues/backend';
import { notificationsQueue, type SendNotificationJob } from '@astaguide/queues/notifications-queue';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Nest's injection token for the notifications queue; null without a mail server, because nothing consumes it then. */
export const NOTIFICATIONS_QUEUE = Symbol('NOTIFICATIONS_QUEUE');

export const notificationsQueueProvider: Provider = {
  provide: NOTIFICATIONS_QUEUE,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger): Queue<SendNotificationJob> | null => {
    if (!config.canSendNotification) return null;
    const queue = openQueue(notificationsQueue, config);
    queue.on('error', (error) => logger.warn({ err: error }, 'The queue of mails is away'));
    return queue;
  },
};

/** Closes the queue's connection at shutdown. */
@Injectable()
export class NotificationsQueueCloser implements OnApplicationShutdown {
  constructor(@Inject(NOTIFICATIONS_QUEUE) private readonly queue: Queue<SendNotificationJob> | null) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue?.close();
  }
}
