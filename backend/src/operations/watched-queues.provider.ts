import type { Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { EVENTS_QUEUE } from '../analytics/ingest/events-queue.provider';
import { MAINTENANCE_QUEUE } from '../maintenance/maintenance-queue.provider';
import { MAILS_QUEUE } from '../notifications/mails-queue.provider';

/** Nest's injection token for every queue that the owner is shown and the metrics tell of. */
export const WATCHED_QUEUES = Symbol('WATCHED_QUEUES');

export const watchedQueuesProvider: Provider = {
  provide: WATCHED_QUEUES,
  inject: [EVENTS_QUEUE, MAINTENANCE_QUEUE, MAILS_QUEUE],
  useFactory: (...queues: (Queue | null)[]): Queue[] => queues.filter((queue) => queue !== null),
};
