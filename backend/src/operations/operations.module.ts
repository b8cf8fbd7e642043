import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { EventPathRepository } from './event-path.repository';
import { OperationsFigures } from './operations-figures.service';
import { QuarantineController } from './quarantine.controller';
import { QuarantineRepository } from './quarantine.repository';
import { QuarantineService } from './quarantine.service';
import { QueueHealthController } from './queue-health.controller';
import { QueueHealthService } from './queue-health.service';
import { QueueReader } from './queue-reader.service';
import { WorkersRepository } from './workers.repository';

@Module({
  imports: [AnalyticsModule],
  controllers: [QueueHealthController, QuarantineController],
  providers: [
    EventPathRepository,
    OperationsFigures,
    QuarantineRepository,
    QuarantineService,
    QueueHealthService,
    QueueReader,
    WorkersRepository,
  ],
  exports: [OperationsFigures, QueueReader],
})
export class OperationsModule {}
