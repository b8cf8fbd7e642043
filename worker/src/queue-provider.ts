import { openQueue, type QueueDefinition } from '@astaguide/queues/backend';
import type { Provider } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { WORKER_CONFIG, type WorkerConfig } from './config';

/** Nest's injection token for a queue that `provideQueue` provides. */
export const queueToken = ({ name }: { name: string }) => `queue ${name}`;

/** Provides a queue to add jobs to, or to look at. Its connection is closed at shutdown. */
export const provideQueue = <Data>(definition: QueueDefinition<Data>): Provider => ({
  provide: queueToken(definition),
  inject: [WORKER_CONFIG, PinoLogger],
  useFactory: (config: WorkerConfig, logger: PinoLogger) => {
    const queue = openQueue(definition, config);
    queue.on('error', (error) => logger.warn({ err: error, queue: definition.name }, 'The queue is away'));
    // Nest calls the hook of whatever is provided.
    return Object.assign(queue, { onApplicationShutdown: () => queue.close() });
  },
});
