import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { SettingsModule } from '../settings/settings.module';
import { DataCareController } from './data-care.controller';
import { ErasureThrottle } from './erasure-throttle';
import { IntegrityRepository } from './integrity.repository';
import { IntegrityService } from './integrity.service';
import { LiveDataCareService } from './live-data-care.service';
import { PrivacyController } from './privacy.controller';
import { RunsModule } from './runs.module';
import { StorageRepository } from './storage.repository';
import { StorageService } from './storage.service';
import { VisitErasureService } from './visit-erasure.service';

@Module({
  imports: [AnalyticsModule, NotificationsModule, RunsModule, SettingsModule],
  controllers: [DataCareController, PrivacyController],
  providers: [
    ErasureThrottle,
    IntegrityRepository,
    IntegrityService,
    LiveDataCareService,
    StorageRepository,
    StorageService,
    VisitErasureService,
  ],
  exports: [IntegrityService, RunsModule],
})
export class DataCareModule {}
