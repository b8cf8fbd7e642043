import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../../analytics/analytics.module';
import { RedirectsController } from './redirects.controller';
import { RedirectsRepository } from './redirects.repository';
import { RedirectsService } from './redirects.service';

@Module({
  imports: [AnalyticsModule],
  controllers: [RedirectsController],
  providers: [RedirectsRepository, RedirectsService],
  exports: [RedirectsService],
})
export class RedirectsModule {}
