import { LinkCheck } from '@astaguide/database/entities/operations/link-check.entity';
import { linkChecksQueue } from '@astaguide/queues/link-checks-queue';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { provideQueue } from '../queue-provider';
import { linkChecksProcessor } from './check-link';
import { LinkCheckSchedule } from './link-check-schedule';
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
    provideQueue(linkChecksQueue),
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
