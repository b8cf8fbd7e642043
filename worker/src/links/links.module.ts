import { openQueue } from '@astaguide/queues/backend';
import { LinkCheck } from '@astaguide/database/entities/operations/link-check.entity';
import { linkChecksQueue } from '@astaguide/queues/link-checks-queue';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { linkChecksProcessor } from './check-link';
import { LINK_CHECKS_QUEUE, LinkCheckSchedule } from './link-check-schedule';
import { LinkChecker } from './link-checker';
import { LinkChecksRepository } from './link-checks.repository';
import { LinkHostsRepository } from './link-hosts.repository';
import { defaultRequestOptions } from './page-request';
import { PoliteClient } from './polite-client';

/** Pause between two requests to a host. Milliseconds. */
const DELAY = 5000;

/** Checks of affiliate links. */
@Module({
  imports: [TypeOrmModule.forFeature([LinkCheck])],
  providers: [
    LinkChecksRepository,
    LinkHostsRepository,
    LinkCheckSchedule,
    linkChecksProcessor,
    {
      provide: LINK_CHECKS_QUEUE,
      inject: [WORKER_CONFIG],
      useFactory: (config: WorkerConfig) => openQueue(linkChecksQueue, config),
    },
    {
      provide: LinkChecker,
      inject: [WORKER_CONFIG, LinkHostsRepository],
      useFactory: ({ publicUrl }: WorkerConfig, hosts: LinkHostsRepository) => {
        const userAgent = `AstaGuideLinkCheck/1.0 (+${publicUrl}/contact)`;
        return new LinkChecker(
          new PoliteClient(hosts, { ...defaultRequestOptions, delay: DELAY, userAgent }),
        );
      },
    },
  ],
  exports: [LinkChecksRepository],
})
export class LinksModule {}
