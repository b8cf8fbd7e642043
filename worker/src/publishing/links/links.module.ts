import { linkChecksQueue } from '@astaguide/queues/link-checks-queue';
import { queueProvider } from '@astaguide/queues/queue-provider';
import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { linkChecksProcessor, LinkCheckSchedule } from './check-link';
import { LinkChecker } from './link-checker';
import { LinkChecksRepository } from './link-checks.repository';
import { LinkHostsRepository } from './link-hosts.repository';
import { defaultRequestOptions } from '@astaguide/outgoing/page-request';
import { PoliteClient } from './polite-client';

/** Pause between two requests to a host. Milliseconds. */
const DELAY = 5000;

/** Checks of affiliate links. */
@Module({
  providers: [
    LinkChecksRepository,
    LinkHostsRepository,
    LinkCheckSchedule,
    linkChecksProcessor,
    queueProvider(linkChecksQueue, [WORKER_CONFIG, PinoLogger]),
    {
      provide: LinkChecker,
      inject: [WORKER_CONFIG, LinkHostsRepository],
      useFactory: (site: WorkerConfig, hosts: LinkHostsRepository) =>
        new LinkChecker(
          new PoliteClient(hosts, {
            ...defaultRequestOptions,
            delay: DELAY,
            get userAgent() {
              return `AstaGuideLinkCheck/1.0 (+${site.publicUrl}/contact)`;
            },
          }),
        ),
    },
  ],
  exports: [LinkChecksRepository, LinkCheckSchedule, LinkHostsRepository],
})
export class LinksModule {}
