import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { EventPathRepository } from './event-path.repository';
import { MetricsController } from './metrics.controller';
import { MetricsService } from './metrics.service';

@Module({
  imports: [AnalyticsModule],
  controllers: [MetricsController],
  providers: [EventPathRepository, MetricsService],
})
export class MetricsModule {}
