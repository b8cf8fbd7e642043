import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { SettingsController } from './settings.controller';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';
import { SiteTimeZone } from './site-time-zone';

@Module({
  imports: [LiveUpdatesModule, MaintenanceModule],
  controllers: [SettingsController],
  providers: [SettingsRepository, SettingsService, SiteTimeZone],
  exports: [SettingsService, SiteTimeZone],
})
export class SettingsModule {}
