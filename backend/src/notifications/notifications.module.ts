import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { TrafficAlertsController } from './traffic-alerts.controller';
import { TrafficAlertsService } from './traffic-alerts.service';
import { NOTIFICATIONS_QUEUE, notificationsQueueProvider } from './notifications-queue.provider';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';

@Module({
  imports: [SettingsModule],
  controllers: [TrafficAlertsController, NotificationsController],
  providers: [
    TrafficAlertsService,
    notificationsQueueProvider,
    NotificationsRepository,
    NotificationsService,
  ],
  exports: [NOTIFICATIONS_QUEUE, NotificationsService],
})
export class NotificationsModule {}
