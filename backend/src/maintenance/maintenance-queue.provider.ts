import { maintenanceQueue } from '@astaguide/queues/maintenance-queue';
import { queueProvider } from '../queue-provider';

/** Nest's injection token for the maintenance queue. */
export const MAINTENANCE_QUEUE = Symbol('MAINTENANCE_QUEUE');

export const maintenanceQueueProvider = queueProvider(MAINTENANCE_QUEUE, maintenanceQueue);
