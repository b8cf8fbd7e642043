import { Module } from '@nestjs/common';
import { LinksController } from './links.controller';
import { LinksRepository } from './links.repository';
import { LinksService } from './links.service';
import { RichTextService } from '../rich-text/rich-text.service';

@Module({
  controllers: [LinksController],
  providers: [LinksRepository, LinksService, RichTextService],
  exports: [LinksService, RichTextService],
})
export class LinksModule {}
