import { Module } from '@nestjs/common';
import { OwnStudiesModule } from '../own-studies/own-studies.module';
import { AuthModule } from '../../account/auth.module';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { SettingsModule } from '../../settings/settings.module';
import { RichTextModule } from '../rich-text/rich-text.module';
import { BlogController } from './blog.controller';
import { BlogRepository } from './blog.repository';
import { BlogService } from './blog.service';
import { TextPartsService } from './text-parts.service';
import { WorkingCopiesController } from './working-copies/working-copies.controller';
import { WorkingCopiesRepository } from './working-copies/working-copies.repository';
import { WorkingCopiesService } from './working-copies/working-copies.service';

@Module({
  imports: [AuthModule, LiveUpdatesModule, OwnStudiesModule, RichTextModule, SettingsModule],
  // Before the blog's own, one of whose paths ends with any id.
  controllers: [WorkingCopiesController, BlogController],
  providers: [BlogRepository, BlogService, TextPartsService, WorkingCopiesRepository, WorkingCopiesService],
  exports: [BlogService],
})
export class BlogModule {}
