import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../../maintenance/maintenance.module';
import { SettingsModule } from '../../settings/settings.module';
import { BlogModule } from '../blog/blog.module';
import { ImagesModule } from '../images/images.module';
import { RedirectsModule } from '../redirects/redirects.module';
import { RichTextModule } from '../rich-text/rich-text.module';
import { ImportPosts } from './import-posts';
import { PostExportsController } from './post-exports.controller';
import { PostExportsService } from './post-exports.service';
import { PostImportsController } from './post-imports.controller';
import { PostImportsRepository } from './post-imports.repository';
import { PostImportsService } from './post-imports.service';

@Module({
  imports: [BlogModule, ImagesModule, MaintenanceModule, RedirectsModule, RichTextModule, SettingsModule],
  // Before the blog's own, one of whose paths ends with any id.
  controllers: [PostImportsController, PostExportsController],
  providers: [ImportPosts, PostExportsService, PostImportsRepository, PostImportsService],
})
export class PostImportsModule {}
