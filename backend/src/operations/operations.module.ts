import { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import { MailSender } from '@astaguide/queues/mails/mail-sender';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnalyticsModule } from '../analytics/analytics.module';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';
import { EvidenceModule } from '../catalog/evidence/evidence.module';
import { LinksModule } from '../publishing/links/links.module';
import { AttentionRepository } from './attention.repository';
import { AttentionService } from './attention.service';
import { DiskReader } from './disk-reader.service';
import { EventPathRepository } from './event-path.repository';
import { OperationsMetrics, MetricsService } from './metrics/metrics.service';
import { OperationsController } from './operations.controller';
import { FailedEventsController } from './failed-events.controller';
import { FailedEventsRepository } from './failed-events.repository';
import { FailedEventsService } from './failed-events.service';
import { lenientLog, LOSS_MAIL_SENDER, LossWatch } from './loss-watch/loss-watch.service';
import { QueueHealthService } from './queue-health.service';
import { QueueReader } from './queue-reader.service';
import { WorkersRepository } from './workers.repository';
import { HealthController } from './health/health.controller';
import { HealthService } from './health/health.service';
import { SettingsModule } from '../settings/settings.module';
import { TrafficAlertsController, NotificationsController } from './notifications/notifications.controller';
import { NotificationsRepository } from './notifications/notifications.repository';
import { NotificationsService } from './notifications/notifications.service';
import { ChatModule } from '../chat/chat.module';
import { MetricsController } from './metrics/metrics.controller';

@Module({
  imports: [AnalyticsModule, EvidenceModule, LinksModule, SettingsModule, ChatModule],
  controllers: [
    MetricsController,
    TrafficAlertsController,
    NotificationsController,
    HealthController,
    OperationsController,
    FailedEventsController,
  ],
  providers: [
    AttentionRepository,
    AttentionService,
    DiskReader,
    EventPathRepository,
    OperationsMetrics,
    FailedEventsRepository,
    LossWatch,
    FailedEventsService,
    QueueHealthService,
    QueueReader,
    WorkersRepository,
    {
      provide: SentNotifications,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new SentNotifications(dataSource),
    },
    {
      provide: LOSS_MAIL_SENDER,
      inject: [BACKEND_CONFIG, SentNotifications],
      useFactory: (config: BackendConfig, log: SentNotifications) => new MailSender(config, lenientLog(log)),
    },
    HealthService,
    NotificationsRepository,
    NotificationsService,
    MetricsService,
  ],
})
export class OperationsModule {}
