import { notificationsQueue } from '@astaguide/queues/notifications-queue';
import { queueProvider } from '@astaguide/queues/queue-provider';
import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { TrafficAlertsRepository } from './traffic-alerts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { LinksModule } from '../links/links.module';
import { MailSender } from './mail-sender';
import { notificationsProcessor } from './send-notification';
import { SentNotificationsRepository } from './sent-notifications.repository';
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
    SentNotificationsRepository,
    SignInsRepository,
    OwnerNotifications,
    NotificationPreferencesRepository,
    queueProvider(notificationsQueue, [WORKER_CONFIG, PinoLogger], hasMailServer),
    {
      provide: MailSender,
      inject: [WORKER_CONFIG, SentNotificationsRepository],
      useFactory: ({ mailServer }: WorkerConfig, log: SentNotificationsRepository) =>
        mailServer && new MailSender(mailServer, log),
    },
  ],
})
export class NotificationsModule {}
