import { openQueue, type QueueDefinition } from '@astaguide/queues/backend';
import { eventsQueue } from '@astaguide/queues/events-queue';
import { linkChecksQueue } from '@astaguide/queues/link-checks-queue';
import { maintenanceQueue } from '@astaguide/queues/maintenance-queue';
import { notificationsQueue } from '@astaguide/queues/notifications-queue';
import type { Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from './config';

/** Nest's injection tokens for the queues. */
export const EVENTS_QUEUE = Symbol('EVENTS_QUEUE');
export const MAINTENANCE_QUEUE = Symbol('MAINTENANCE_QUEUE');
/** Null without a mail server, because nothing consumes it then. */
export const NOTIFICATIONS_QUEUE = Symbol('NOTIFICATIONS_QUEUE');
export const LINK_CHECKS_QUEUE = Symbol('LINK_CHECKS_QUEUE');
/** All of them, for the dashboard and the metrics. */
export const WATCHED_QUEUES = Symbol('WATCHED_QUEUES');

/**
 * Provides a queue whose connection is closed at shutdown.
 *
 * @param isConsumed whether anything consumes it; null is provided otherwise
 */
const queueProvider = <Data>(
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

export const queueProviders: Provider[] = [
  queueProvider(EVENTS_QUEUE, eventsQueue),
  queueProvider(MAINTENANCE_QUEUE, maintenanceQueue),
  queueProvider(NOTIFICATIONS_QUEUE, notificationsQueue, ({ canSendNotification }) => canSendNotification),
  queueProvider(LINK_CHECKS_QUEUE, linkChecksQueue),
  {
    provide: WATCHED_QUEUES,
    inject: [EVENTS_QUEUE, MAINTENANCE_QUEUE, NOTIFICATIONS_QUEUE, LINK_CHECKS_QUEUE],
    useFactory: (...queues: (Queue | null)[]): Queue[] => queues.filter((queue) => queue !== null),
  },
];
