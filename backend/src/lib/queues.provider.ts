import { eventsQueue } from '@astaguide/queues/events-queue';
import { linkChecksQueue } from '@astaguide/queues/link-checks-queue';
import { maintenanceQueue } from '@astaguide/queues/maintenance-queue';
import { newsletterQueue } from '@astaguide/queues/newsletter-queue';
import { notificationsQueue } from '@astaguide/queues/notifications-queue';
import { queueProvider, queueToken } from '@astaguide/queues/queue-provider';
import type { Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from './config';

/** Nest's injection tokens for the queues. */
export const EVENTS_QUEUE = queueToken(eventsQueue);
export const MAINTENANCE_QUEUE = queueToken(maintenanceQueue);
/** Workers consume these two when a mail server is set up. */
export const NOTIFICATIONS_QUEUE = queueToken(notificationsQueue);
export const NEWSLETTER_QUEUE = queueToken(newsletterQueue);
export const LINK_CHECKS_QUEUE = queueToken(linkChecksQueue);
/** Those that workers consume now, for the dashboard and the metrics. */
export const WATCHED_QUEUES = Symbol('WATCHED_QUEUES');
export type WatchedQueues = () => readonly Queue<unknown>[];

export const queueProviders: Provider[] = [
  queueProvider(eventsQueue, [BACKEND_CONFIG, PinoLogger]),
  queueProvider(maintenanceQueue, [BACKEND_CONFIG, PinoLogger]),
  queueProvider(notificationsQueue, [BACKEND_CONFIG, PinoLogger]),
  queueProvider(newsletterQueue, [BACKEND_CONFIG, PinoLogger]),
  queueProvider(linkChecksQueue, [BACKEND_CONFIG, PinoLogger]),
  {
    provide: WATCHED_QUEUES,
    inject: [
      BACKEND_CONFIG,
      EVENTS_QUEUE,
      MAINTENANCE_QUEUE,
      LINK_CHECKS_QUEUE,
      NOTIFICATIONS_QUEUE,
      NEWSLETTER_QUEUE,
    ],
    useFactory: (config: BackendConfig, ...all: Queue[]): WatchedQueues => {
      const withoutMail = all.slice(0, -2);
      return () => (config.mailServer ? all : withoutMail);
    },
  },
];
