import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { ReplicasModule } from './replicas/replicas.module';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsRepository } from './analytics.repository';
import { AnalyticsSummaryService } from './analytics-summary.service';
import { EventInboxRepository } from './event-inbox.repository';
import { EventIntakeService } from './event-intake.service';
import { EVENTS_QUEUE, EventsQueueCloser, eventsQueueProvider } from './events-queue.provider';
import { LiveSummaryService } from './live-summary.service';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';
import { VisitorSaltsRepository } from './visitor-salts.repository';
import { VisitorSaltsService } from './visitor-salts.service';

@Module({
  imports: [AuthModule, NotificationsModule, ReplicasModule],
  controllers: [AnalyticsController, ReportController],
  providers: [
    AnalyticsRepository,
    AnalyticsSummaryService,
    EventInboxRepository,
    EventIntakeService,
    EventsQueueCloser,
    eventsQueueProvider,
    LiveSummaryService,
    ReportRepository,
    ReportService,
    VisitorSaltsRepository,
    VisitorSaltsService,
  ],
  exports: [EVENTS_QUEUE, VisitorSaltsService],
})
export class AnalyticsModule {}
