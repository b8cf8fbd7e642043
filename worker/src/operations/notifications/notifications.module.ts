import { notificationsQueue } from '@astaguide/queues/notifications-queue';
import { queueProvider } from '@astaguide/queues/queue-provider';
import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { TrafficAlertsRepository } from './traffic-alerts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { LinksModule } from '../../publishing/links/links.module';
import { MailSender } from '@astaguide/queues/mails/mail-sender';
import { notificationsProcessor } from './send-notification';
import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { SignInsRepository } from './sign-ins.repository';
import { OwnerNotifications } from './owner-notifications';
import { NotificationPreferencesRepository } from './notification-preferences.repository';

const hasMailServer = ({ mailServer }: WorkerConfig) => mailServer !== undefined;

/** Notifications to the owner: weekly summary, traffic alerts, broken links, sign-ins, and their mails. */
@Module({
  imports: [LinksModule],
  providers: [
    TrafficAlertsRepository,
    notificationsProcessor,
    SignInsRepository,
    OwnerNotifications,
    NotificationPreferencesRepository,
    queueProvider(notificationsQueue, [WORKER_CONFIG, PinoLogger], hasMailServer),
    {
      provide: SentNotifications,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new SentNotifications(dataSource),
    },
    {
      provide: MailSender,
      inject: [WORKER_CONFIG, SentNotifications],
      useFactory: ({ mailServer }: WorkerConfig, log: SentNotifications) =>
        mailServer && new MailSender(mailServer, log),
    },
  ],
})
export class NotificationsModule {}
