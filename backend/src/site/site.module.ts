import { Module } from '@nestjs/common';
import { PageRendererService } from './page-renderer.service';
import { SiteController } from './site.controller';

@Module({ controllers: [SiteController], providers: [PageRendererService] })
export class SiteModule {}
