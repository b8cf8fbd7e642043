import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { ShardedQueue } from '@astaguide/queues/sharded-queue';
import type { WatchedQueue } from '@astaguide/queues/watched-queue';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Nest's injection token for the events queue. */
export const EVENTS_QUEUE = Symbol('EVENTS_QUEUE');

export const eventsQueueProvider: Provider = {
  provide: EVENTS_QUEUE,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger): ShardedQueue<RecordEventsJob> => {
    const queue = new ShardedQueue(eventsQueue, config);
    queue.onError((error) => logger.warn({ err: error }, 'The queue is away'));
    return queue;
  },
};

/** Nest's injection token for every queue that the owner is shown and the metrics tell of. */
export const WATCHED_QUEUES = Symbol('WATCHED_QUEUES');

export const watchedQueuesProvider: Provider = {
  provide: WATCHED_QUEUES,
  inject: [EVENTS_QUEUE],
  useFactory: (...queues: WatchedQueue[]): WatchedQueue[] => queues,
};

/** Closes the queue's connection when nothing is added any more. */
@Injectable()
export class EventsQueueCloser implements OnApplicationShutdown {
  constructor(@Inject(EVENTS_QUEUE) private readonly queue: ShardedQueue<RecordEventsJob>) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
