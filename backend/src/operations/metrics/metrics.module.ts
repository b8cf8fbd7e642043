import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../../analytics/analytics.module';
import { ChatModule } from '../../chat/chat.module';
import { OperationsModule } from '../operations.module';
import { MetricsController } from './metrics.controller';
import { MetricsService } from './metrics.service';

@Module({
  imports: [AnalyticsModule, ChatModule, OperationsModule],
  controllers: [MetricsController],
  providers: [MetricsService],
})
export class MetricsModule {}
