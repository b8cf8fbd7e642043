import { openQueue } from '@astaguide/queues/backend';
import { linkChecksQueue, type CheckLinkJob } from '@astaguide/queues/link-checks-queue';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Nest's injection token for the queue of link checks. */
export const LINK_CHECKS_QUEUE = Symbol('LINK_CHECKS_QUEUE');

export const linkChecksQueueProvider: Provider = {
  provide: LINK_CHECKS_QUEUE,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger): Queue<CheckLinkJob> => {
    const queue = openQueue(linkChecksQueue, config);
    queue.on('error', (error) => logger.warn({ err: error }, 'The queue of link checks is away'));
    return queue;
  },
};

/** Closes the queue's connection at shutdown. */
@Injectable()
export class LinkChecksQueueCloser implements OnApplicationShutdown {
  constructor(@Inject(LINK_CHECKS_QUEUE) private readonly queue: Queue<CheckLinkJob>) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
