import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module';
import { TrafficAlertsController } from './traffic-alerts.controller';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';

@Module({
  imports: [SettingsModule],
  controllers: [TrafficAlertsController, NotificationsController],
  providers: [NotificationsRepository, NotificationsService],
  exports: [NotificationsService],
})
export class NotificationsModule {}
