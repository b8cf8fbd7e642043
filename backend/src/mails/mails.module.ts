import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { ClickAlertsController } from './click-alerts.controller';
import { ClickAlertsService } from './click-alerts.service';
import { MAILS_QUEUE, MailsQueueCloser, mailsQueueProvider } from './mails-queue.provider';
import { MailsController } from './mails.controller';
import { MailsRepository } from './mails.repository';
import { MailsService } from './mails.service';
import { TestMailThrottle } from './test-mail-throttle';

@Module({
  imports: [SettingsModule],
  controllers: [ClickAlertsController, MailsController],
  providers: [
    ClickAlertsService,
    MailsQueueCloser,
    mailsQueueProvider,
    MailsRepository,
    MailsService,
    TestMailThrottle,
  ],
  exports: [MAILS_QUEUE, MailsService],
})
export class MailsModule {}
