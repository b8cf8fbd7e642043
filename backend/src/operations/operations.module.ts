import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { DataIntegrityModule } from '../data-integrity/data-integrity.module';
import { EvidenceModule } from '../evidence/evidence.module';
import { LinksModule } from '../links/links.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { AttentionController } from './attention.controller';
import { AttentionRepository } from './attention.repository';
import { AttentionService } from './attention.service';
import { DiskReader } from './disk-reader.service';
import { EventPathRepository } from './event-path.repository';
import { OperationsMetrics } from './operations-metrics.service';
import { FailedEventsController } from './failed-events.controller';
import { FailedEventsRepository } from './failed-events.repository';
import { FailedEventsService } from './failed-events.service';
import { QueueHealthController } from './queue-health.controller';
import { QueueHealthService } from './queue-health.service';
import { QueueReader } from './queue-reader.service';
import { WATCHED_QUEUES, watchedQueuesProvider } from './watched-queues.provider';
import { WorkersRepository } from './workers.repository';

@Module({
  imports: [AnalyticsModule, DataIntegrityModule, EvidenceModule, LinksModule, NotificationsModule],
  controllers: [AttentionController, QueueHealthController, FailedEventsController],
  providers: [
    AttentionRepository,
    AttentionService,
    DiskReader,
    EventPathRepository,
    OperationsMetrics,
    FailedEventsRepository,
    FailedEventsService,
    QueueHealthService,
    QueueReader,
    watchedQueuesProvider,
    WorkersRepository,
  ],
  exports: [OperationsMetrics, QueueReader, WATCHED_QUEUES],
})
export class OperationsModule {}
