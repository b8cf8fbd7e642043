import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { SettingsController } from './settings.controller';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';
import { SiteTimeZone } from './site-time-zone';
import { SetupController } from './setup/setup.controller';
import { SetupRepository } from './setup/setup.repository';
import { SetupService } from './setup/setup.service';

@Module({
  imports: [LiveUpdatesModule, MaintenanceModule],
  controllers: [SetupController, SettingsController],
  providers: [SettingsRepository, SettingsService, SiteTimeZone, SetupRepository, SetupService],
  exports: [SettingsService, SiteTimeZone],
})
export class SettingsModule {}
