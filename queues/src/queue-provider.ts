import { openQueue, type QueueDefinition, type QueueTarget } from './backend';

/** Nest's injection token for a queue that `queueProvider` provides. */
export const queueToken = ({ name }: { name: string }) => `queue ${name}`;

interface Logger {
  warn(fields: object, message: string): void;
}

/**
 * Nest's provider of a queue to add jobs to, or to look at. Its connection is closed at shutdown.
 *
 * @param inject tokens of the process's configuration and logger
 */
export const queueProvider = <Data, Config extends QueueTarget>(
  definition: QueueDefinition<Data>,
  inject: [config: symbol, logger: new (...parameters: never[]) => Logger],
) => ({
  provide: queueToken(definition),
  inject,
  useFactory: (config: Config, logger: Logger) => {
    const queue = openQueue(definition, config);
    queue.on('error', (error) => logger.warn({ err: error, queue: definition.name }, 'The queue is away'));
    // Nest calls the hook of whatever is provided.
    return Object.assign(queue, { onApplicationShutdown: () => queue.close() });
  },
});
