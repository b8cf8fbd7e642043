import { SmtpSessions } from '@astaguide/queues/mails/smtp-sessions';
import { newsletterQueue, type DeliverNewsletterJob } from '@astaguide/queues/newsletter-queue';
import { queueProvider, queueToken } from '@astaguide/queues/queue-provider';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { Deliverer, newsletterProcessor } from './deliver';
import { DeliveriesRepository } from './deliveries.repository';
import { DeliveryFeed } from './delivery-feed';
import { DigestsRepository } from './digests.repository';
import { IssuesRepository } from './issues.repository';
import { IssueStarter } from './start-issues';

/** Mails to subscribers of the newsletter; nothing is sent without a mail server. */
@Module({
  providers: [
    DeliveriesRepository,
    DigestsRepository,
    IssuesRepository,
    newsletterProcessor,
    queueProvider(
      newsletterQueue,
      [WORKER_CONFIG, PinoLogger],
      ({ mailServer }: WorkerConfig) => mailServer !== undefined,
    ),
    {
      provide: SmtpSessions,
      inject: [WORKER_CONFIG],
      useFactory: ({ mailServer }: WorkerConfig) => mailServer && new SmtpSessions(mailServer),
    },
    {
      provide: Deliverer,
      inject: [DeliveriesRepository, IssuesRepository, SmtpSessions, WORKER_CONFIG],
      useFactory: (
        deliveries: DeliveriesRepository,
        issues: IssuesRepository,
        sessions: SmtpSessions | undefined,
        { mailServer, publicUrl }: WorkerConfig,
      ) =>
        sessions && mailServer ? new Deliverer(deliveries, issues, sessions, mailServer, publicUrl) : null,
    },
    {
      provide: DeliveryFeed,
      inject: [DeliveriesRepository, queueToken(newsletterQueue)],
      useFactory: (deliveries: DeliveriesRepository, queue: Queue<DeliverNewsletterJob> | null) =>
        queue && new DeliveryFeed(deliveries, queue),
    },
    {
      provide: IssueStarter,
      inject: [IssuesRepository, WORKER_CONFIG],
      useFactory: (issues: IssuesRepository, { mailServer, publicUrl }: WorkerConfig) =>
        mailServer ? new IssueStarter(issues, publicUrl) : null,
    },
  ],
  exports: [DeliveriesRepository, DeliveryFeed, DigestsRepository, IssueStarter],
})
export class NewsletterModule {}
