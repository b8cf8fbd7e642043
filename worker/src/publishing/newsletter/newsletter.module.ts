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
    queueProvider(newsletterQueue, [WORKER_CONFIG, PinoLogger]),
    {
      provide: SmtpSessions,
      inject: [WORKER_CONFIG],
      useFactory: (site: WorkerConfig) => new SmtpSessions(site),
    },
    {
      provide: Deliverer,
      inject: [DeliveriesRepository, IssuesRepository, SmtpSessions, WORKER_CONFIG],
      useFactory: (
        deliveries: DeliveriesRepository,
        issues: IssuesRepository,
        sessions: SmtpSessions,
        site: WorkerConfig,
      ) => new Deliverer(deliveries, issues, sessions, site),
    },
    {
      provide: DeliveryFeed,
      inject: [DeliveriesRepository, queueToken(newsletterQueue)],
      useFactory: (deliveries: DeliveriesRepository, queue: Queue<DeliverNewsletterJob>) =>
        new DeliveryFeed(deliveries, queue),
    },
    {
      provide: IssueStarter,
      inject: [IssuesRepository, WORKER_CONFIG],
      useFactory: (issues: IssuesRepository, site: WorkerConfig) => new IssueStarter(issues, site),
    },
  ],
  exports: [DeliveriesRepository, DeliveryFeed, DigestsRepository, IssueStarter],
})
export class NewsletterModule {}
