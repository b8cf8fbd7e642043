import { TrafficAlert } from '@astaguide/database/entities/analytics/traffic-alert.entity';
import { Notification } from '@astaguide/database/entities/notifications/notification.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TrafficAlertsRepository } from './traffic-alerts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { LinksModule } from '../links/links.module';
import { MailSender } from './mail-sender';
import { notificationsProcessor } from './send-notification';
import { SentNotificationsRepository } from './sent-notifications.repository';
import { OwnerNotifications } from './owner-notifications';
import { NotificationPreferencesRepository } from './notification-preferences.repository';

/** Notifications to the owner: weekly summary, traffic alerts, broken links, and their mails. */
@Module({
  imports: [TypeOrmModule.forFeature([Notification, TrafficAlert]), LinksModule],
  providers: [
    TrafficAlertsRepository,
    notificationsProcessor,
    SentNotificationsRepository,
    OwnerNotifications,
    NotificationPreferencesRepository,
    {
      provide: MailSender,
      inject: [WORKER_CONFIG, SentNotificationsRepository],
      useFactory: ({ mailServer }: WorkerConfig, log: SentNotificationsRepository) =>
        mailServer && new MailSender(mailServer, log),
    },
  ],
})
export class NotificationsModule {}
