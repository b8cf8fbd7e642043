import { Module } from '@nestjs/common';
import { EarningsModule } from '../../earnings/earnings.module';
import { SettingsModule } from '../../settings/settings.module';
import { BlogModule } from '../blog/blog.module';
import { RichTextModule } from '../rich-text/rich-text.module';
import { IssuesController } from './issues.controller';
import { IssuesRepository } from './issues.repository';
import { IssuesService } from './issues.service';
import { NewsletterController } from './newsletter.controller';
import { NewsletterRepository } from './newsletter.repository';
import { NewsletterService } from './newsletter.service';
import { ReaderPagesService } from './reader-pages.service';

@Module({
  imports: [BlogModule, EarningsModule, RichTextModule, SettingsModule],
  controllers: [IssuesController, NewsletterController],
  providers: [IssuesRepository, IssuesService, NewsletterRepository, NewsletterService, ReaderPagesService],
  exports: [ReaderPagesService],
})
export class NewsletterModule {}
