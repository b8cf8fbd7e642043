import { openQueue } from '@astaguide/queues/backend';
import { readBacklog, type EventBacklog } from '@astaguide/queues/backlog';
import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { WORKER_CONFIG, type WorkerConfig } from '../config';

/** The events queue as an erasure looks at it. */
@Injectable()
export class EventsBacklog implements OnApplicationShutdown {
  private readonly queue: Queue<RecordEventsJob>;

  constructor(@Inject(WORKER_CONFIG) config: WorkerConfig, logger: PinoLogger) {
    this.queue = openQueue(eventsQueue, config);
    this.queue.on('error', (error) => logger.warn({ err: error }, 'The queue is away'));
  }

  read(): Promise<EventBacklog> {
    return readBacklog(this.queue);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
