import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { ClickAlertsController } from './click-alerts.controller';
import { ClickAlertsService } from './click-alerts.service';
import { MAILS_QUEUE, MailsQueueCloser, mailsQueueProvider } from './mails-queue.provider';
import { NotificationsController } from './notifications.controller';
import { MailsRepository } from './mails.repository';
import { NotificationsService } from './notifications.service';
import { TestMailThrottle } from './test-mail-throttle';

@Module({
  imports: [SettingsModule],
  controllers: [ClickAlertsController, NotificationsController],
  providers: [
    ClickAlertsService,
    MailsQueueCloser,
    mailsQueueProvider,
    MailsRepository,
    NotificationsService,
    TestMailThrottle,
  ],
  exports: [MAILS_QUEUE, NotificationsService],
})
export class NotificationsModule {}
