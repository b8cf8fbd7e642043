import { openQueue } from '@astaguide/queues/backend';
import { maintenanceQueue, type MaintenanceJob } from '@astaguide/queues/maintenance-queue';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Nest's injection token for the maintenance queue. */
export const MAINTENANCE_QUEUE = Symbol('MAINTENANCE_QUEUE');

export const maintenanceQueueProvider: Provider = {
  provide: MAINTENANCE_QUEUE,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger): Queue<MaintenanceJob> => {
    const queue = openQueue<MaintenanceJob>(maintenanceQueue, config);
    queue.on('error', (error) => logger.warn({ err: error }, 'The maintenance queue is away'));
    return queue;
  },
};

/** Closes the queue's connection at shutdown. */
@Injectable()
export class MaintenanceQueueCloser implements OnApplicationShutdown {
  constructor(@Inject(MAINTENANCE_QUEUE) private readonly queue: Queue<MaintenanceJob>) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
