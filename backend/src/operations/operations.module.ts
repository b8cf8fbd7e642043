import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { DataIntegrityModule } from '../data-integrity/data-integrity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { DiskReader } from './disk-reader.service';
import { EventPathRepository } from './event-path.repository';
import { OperationsFigures } from './operations-figures.service';
import { QuarantineController } from './quarantine.controller';
import { QuarantineRepository } from './quarantine.repository';
import { QuarantineService } from './quarantine.service';
import { QueueHealthController } from './queue-health.controller';
import { QueueHealthService } from './queue-health.service';
import { QueueReader } from './queue-reader.service';
import { WATCHED_QUEUES, watchedQueuesProvider } from './watched-queues.provider';
import { WorkersRepository } from './workers.repository';

@Module({
  imports: [AnalyticsModule, DataIntegrityModule, NotificationsModule],
  controllers: [QueueHealthController, QuarantineController],
  providers: [
    DiskReader,
    EventPathRepository,
    OperationsFigures,
    QuarantineRepository,
    QuarantineService,
    QueueHealthService,
    QueueReader,
    watchedQueuesProvider,
    WorkersRepository,
  ],
  exports: [OperationsFigures, QueueReader, WATCHED_QUEUES],
})
export class OperationsModule {}
