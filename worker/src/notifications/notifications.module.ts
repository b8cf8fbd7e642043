import { Module } from '@nestjs/common';
import { ClickAlertsRepository } from './click-alerts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { MailSender } from './mail-sender';
import { MailsProcessor } from './mails.processor';
import { MailsSentRepository } from './mails-sent.repository';
import { OwnerNews } from './owner-news';
import { OwnerWishesRepository } from './owner-wishes.repository';

/** Mails, and what the owner is told without asking. */
@Module({
  providers: [
    ClickAlertsRepository,
    MailsProcessor,
    MailsSentRepository,
    OwnerNews,
    OwnerWishesRepository,
    {
      provide: MailSender,
      inject: [WORKER_CONFIG, MailsSentRepository],
      useFactory: ({ mailServer }: WorkerConfig, log: MailsSentRepository) =>
        mailServer && new MailSender(mailServer, log),
    },
  ],
})
export class NotificationsModule {}
