import type { Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { EVENTS_QUEUE } from '../analytics/ingest/events-queue.provider';
import { LINK_CHECKS_QUEUE } from '../links/link-checks-queue.provider';
import { MAINTENANCE_QUEUE } from '../maintenance/maintenance-queue.provider';
import { NOTIFICATIONS_QUEUE } from '../notifications/notifications-queue.provider';

/** Nest's injection token for the queues of the dashboard and the metrics. */
export const WATCHED_QUEUES = Symbol('WATCHED_QUEUES');

export const watchedQueuesProvider: Provider = {
  provide: WATCHED_QUEUES,
  inject: [EVENTS_QUEUE, MAINTENANCE_QUEUE, NOTIFICATIONS_QUEUE, LINK_CHECKS_QUEUE],
  useFactory: (...queues: (Queue | null)[]): Queue[] => queues.filter((queue) => queue !== null),
};
