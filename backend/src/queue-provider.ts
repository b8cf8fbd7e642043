import { openQueue, type QueueDefinition } from '@astaguide/queues/backend';
import type { Provider } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from './config';

/**
 * Provides a queue whose connection is closed at shutdown.
 *
 * @param isConsumed whether anything consumes it; null is provided otherwise
 */
export const queueProvider = <Data>(
  provide: symbol,
  definition: QueueDefinition<Data>,
  isConsumed: (config: BackendConfig) => boolean = () => true,
): Provider => ({
  provide,
  inject: [BACKEND_CONFIG, PinoLogger],
  useFactory: (config: BackendConfig, logger: PinoLogger) => {
    if (!isConsumed(config)) return null;
    const queue = openQueue(definition, config);
    queue.on('error', (error) => logger.warn({ err: error, queue: definition.name }, 'The queue is away'));
    // Nest calls the hook of whatever is provided.
    return Object.assign(queue, { onApplicationShutdown: () => queue.close() });
  },
});
