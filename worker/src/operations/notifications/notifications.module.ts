import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { addJob } from '@astaguide/queues/backend';
import { MailSender } from '@astaguide/queues/mails/mail-sender';
import {
  notificationsQueue,
  SEND_NOTIFICATION,
  type SendNotificationJob,
} from '@astaguide/queues/notifications-queue';
import { queueProvider, queueToken } from '@astaguide/queues/queue-provider';
import { Module, type FactoryProvider, type Type } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { LinkChecksRepository } from '../../publishing/links/link-checks.repository';
import { LinksModule } from '../../publishing/links/links.module';
import { BrokenLinks } from './broken-links';
import { NotificationPreferencesRepository } from './notification-preferences.repository';
import { notificationsProcessor } from './send-notification';
import { SignInMails } from './sign-in-mails';
import { SignInsRepository } from './sign-ins.repository';
import { TrafficAlerts } from './traffic-alerts';
import { TrafficAlertsRepository } from './traffic-alerts.repository';
import { WeeklySummary, type PostMail } from './weekly-summary';

const QUEUE = queueToken(notificationsQueue);
type MailQueue = Queue<SendNotificationJob>;

const postTo =
  (queue: MailQueue): PostMail =>
  (mail) =>
    addJob(queue, SEND_NOTIFICATION, mail, { jobId: mail.key });

/** Mails of one kind. */
const mailProvider = <Dependencies extends object[]>(
  Mails: new (...parameters: [...Dependencies, site: WorkerConfig, post: PostMail]) => object,
  inject: readonly [...{ [Place in keyof Dependencies]: Type<Dependencies[Place]> }],
): FactoryProvider => ({
  provide: Mails,
  inject: [QUEUE, WORKER_CONFIG, ...inject],
  useFactory: (queue: MailQueue, site: WorkerConfig, ...dependencies: Dependencies) =>
    new Mails(...dependencies, site, postTo(queue)),
});

const mails = [
  mailProvider(BrokenLinks, [LinkChecksRepository, NotificationPreferencesRepository]),
  mailProvider(SignInMails, [SignInsRepository, NotificationPreferencesRepository, SentNotifications]),
  mailProvider(TrafficAlerts, [TrafficAlertsRepository, NotificationPreferencesRepository]),
  mailProvider(WeeklySummary, [NotificationPreferencesRepository, SentNotifications]),
];

/** Notifications to the owner: weekly summary, traffic alerts, broken links, sign-ins, and their mails. */
@Module({
  imports: [LinksModule],
  providers: [
    ...mails,
    TrafficAlertsRepository,
    notificationsProcessor,
    SignInsRepository,
    NotificationPreferencesRepository,
    queueProvider(notificationsQueue, [WORKER_CONFIG, PinoLogger]),
    {
      provide: SentNotifications,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new SentNotifications(dataSource),
    },
    {
      provide: MailSender,
      inject: [WORKER_CONFIG, SentNotifications],
      useFactory: (site: WorkerConfig, log: SentNotifications) => new MailSender(site, log),
    },
  ],
  exports: [
    BrokenLinks,
    SentNotifications,
    SignInMails,
    TrafficAlerts,
    TrafficAlertsRepository,
    WeeklySummary,
  ],
})
export class NotificationsModule {}
