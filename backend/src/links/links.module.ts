import { Module } from '@nestjs/common';
import { LINK_CHECKS_QUEUE, linkChecksQueueProvider } from './link-checks-queue.provider';
import { LinksController } from './links.controller';
import { LinksRepository } from './links.repository';
import { LinksService } from './links.service';

@Module({
  controllers: [LinksController],
  providers: [linkChecksQueueProvider, LinksRepository, LinksService],
  exports: [LINK_CHECKS_QUEUE, LinksService],
})
export class LinksModule {}
