import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { DataCareController } from './data-care.controller';
import { ErasureThrottle } from './erasure-throttle';
import { IntegrityRepository } from './integrity.repository';
import { IntegrityService } from './integrity.service';
import { LiveDataCareService } from './live-data-care.service';
import {
  MAINTENANCE_QUEUE,
  MaintenanceQueueCloser,
  maintenanceQueueProvider,
} from './maintenance-queue.provider';
import { PrivacyController } from './privacy.controller';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';
import { StorageRepository } from './storage.repository';
import { StorageService } from './storage.service';
import { VisitErasureService } from './visit-erasure.service';

@Module({
  imports: [AnalyticsModule, NotificationsModule],
  controllers: [DataCareController, PrivacyController, RunsController],
  providers: [
    ErasureThrottle,
    IntegrityRepository,
    IntegrityService,
    LiveDataCareService,
    MaintenanceQueueCloser,
    maintenanceQueueProvider,
    RunsRepository,
    RunsService,
    StorageRepository,
    StorageService,
    VisitErasureService,
  ],
  exports: [IntegrityService, MAINTENANCE_QUEUE, RunsService],
})
export class DataCareModule {}
