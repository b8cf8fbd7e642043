import { openQueue } from '@astaguide/queues/backend';
import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { stopTelemetry } from '@astaguide/queues/telemetry';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../../config';

/** Nest's injection token for the events queue. */
export const EVENTS_QUEUE = Symbol('EVENTS_QUEUE');

export const eventsQueueProvider: Provider = {
  provide: EVENTS_QUEUE,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger): Queue<RecordEventsJob> => {
    const queue = openQueue(eventsQueue, config);
    queue.on('error', (error) => logger.warn({ err: error }, 'The queue is away'));
    return queue;
  },
};

/** Closes the queue's connection at shutdown. */
@Injectable()
export class EventsQueueCloser implements OnApplicationShutdown {
  constructor(@Inject(EVENTS_QUEUE) private readonly queue: Queue<RecordEventsJob>) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
    await stopTelemetry();
  }
}
