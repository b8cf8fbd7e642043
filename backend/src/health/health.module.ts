import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';

@Module({ imports: [AnalyticsModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
