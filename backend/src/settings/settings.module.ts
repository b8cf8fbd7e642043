import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG } from '../lib/config';
import { ContentChanges } from '../lib/live-updates/content-changes';
import { ConnectionController } from './connection/connection.controller';
import { ConnectionRepository } from './connection/connection.repository';
import { ConnectionService } from './connection/connection.service';
import { LiveConnection } from './connection/live-connection';
import { SettingsController } from './settings.controller';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';
import { SiteTimeZone } from './site-time-zone';
import { SetupController } from './setup/setup.controller';
import { SetupRepository } from './setup/setup.repository';
import { SetupService } from './setup/setup.service';

@Module({
  imports: [LiveUpdatesModule, MaintenanceModule],
  controllers: [ConnectionController, SetupController, SettingsController],
  providers: [
    ConnectionRepository,
    ConnectionService,
    {
      provide: LiveConnection,
      inject: [BACKEND_CONFIG, DataSource, ContentChanges, PinoLogger],
      // Before the server accepts requests: the address decides which it answers.
      useFactory: async (...dependencies: ConstructorParameters<typeof LiveConnection>) => {
        const live = new LiveConnection(...dependencies);
        await live.refresh();
        return live;
      },
    },
    SettingsRepository,
    SettingsService,
    SiteTimeZone,
    SetupRepository,
    SetupService,
  ],
  exports: [SettingsService, SiteTimeZone],
})
export class SettingsModule {}
