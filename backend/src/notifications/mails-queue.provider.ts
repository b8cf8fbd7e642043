import { openQueue } from '@astaguide/queues/backend';
import { mailsQueue, type SendMailJob } from '@astaguide/queues/mails-queue';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Nest's injection token for the queue of mails; null where no mail server is set up, as nobody works on it then. */
export const MAILS_QUEUE = Symbol('MAILS_QUEUE');

export const mailsQueueProvider: Provider = {
  provide: MAILS_QUEUE,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger): Queue<SendMailJob> | null => {
    if (!config.canSendMail) return null;
    const queue = openQueue(mailsQueue, config);
    queue.on('error', (error) => logger.warn({ err: error }, 'The queue of mails is away'));
    return queue;
  },
};

/** Closes the queue's connection when nothing is added any more. */
@Injectable()
export class MailsQueueCloser implements OnApplicationShutdown {
  constructor(@Inject(MAILS_QUEUE) private readonly queue: Queue<SendMailJob> | null) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue?.close();
  }
}
