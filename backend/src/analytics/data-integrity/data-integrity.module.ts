import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics.module';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { SettingsModule } from '../../settings/settings.module';
import { DataIntegrityController } from './data-integrity.controller';
import { IntegrityRepository } from './integrity.repository';
import { IntegrityService } from './integrity.service';
import { LiveRunsService } from './live-runs.service';
import { PrivacyController } from './privacy.controller';
import { MaintenanceModule } from '../../maintenance/maintenance.module';
import { StorageRepository } from './storage.repository';
import { StorageService } from './storage.service';
import { VisitErasureService } from './visit-erasure.service';

@Module({
  imports: [AnalyticsModule, LiveUpdatesModule, MaintenanceModule, SettingsModule],
  controllers: [DataIntegrityController, PrivacyController],
  providers: [
    IntegrityRepository,
    IntegrityService,
    LiveRunsService,
    StorageRepository,
    StorageService,
    VisitErasureService,
  ],
})
export class DataIntegrityModule {}
