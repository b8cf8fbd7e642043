import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/evidence.module';
import { LinksModule } from '../links/links.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { AttentionRepository } from './attention.repository';
import { AttentionService } from './attention.service';
import { DiskReader } from './disk-reader.service';
import { EventPathRepository } from './event-path.repository';
import { OperationsMetrics } from './operations-metrics.service';
import { OperationsController } from './operations.controller';
import { FailedEventsController } from './failed-events.controller';
import { FailedEventsRepository } from './failed-events.repository';
import { FailedEventsService } from './failed-events.service';
import { QueueHealthService } from './queue-health.service';
import { QueueReader } from './queue-reader.service';
import { WorkersRepository } from './workers.repository';

@Module({
  imports: [EvidenceModule, LinksModule, NotificationsModule],
  controllers: [OperationsController, FailedEventsController],
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
    WorkersRepository,
  ],
  exports: [DiskReader, OperationsMetrics, QueueReader],
})
export class OperationsModule {}
