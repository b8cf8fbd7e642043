import { Module } from '@nestjs/common';
import { AuthModule } from '../../account/auth.module';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { RichTextModule } from '../rich-text/rich-text.module';
import { BlogController } from './blog.controller';
import { BlogRepository } from './blog.repository';
import { BlogService } from './blog.service';

@Module({
  imports: [AuthModule, LiveUpdatesModule, RichTextModule],
  controllers: [BlogController],
  providers: [BlogRepository, BlogService],
  exports: [BlogService],
})
export class BlogModule {}
