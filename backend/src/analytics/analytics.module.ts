import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { ReplicasModule } from '../replicas/replicas.module';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsRepository } from './analytics.repository';
import { AnalyticsSummaryService } from './analytics-summary.service';
import { EventInboxRepository } from './event-inbox.repository';
import { EventIntakeService } from './event-intake.service';
import { EVENTS_QUEUE, EventsQueueCloser, eventsQueueProvider } from './events-queue.provider';
import { EventExportController } from './event-export.controller';
import { EventExportRepository } from './event-export.repository';
import { EventExportService } from './event-export.service';
import { LiveSummaryService } from './live-summary.service';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportService } from './report.service';
import { VisitorSaltsRepository } from './visitor-salts.repository';
import { VisitorSaltsService } from './visitor-salts.service';

@Module({
  imports: [AuthModule, NotificationsModule, ReplicasModule],
  controllers: [AnalyticsController, EventExportController, ReportController],
  providers: [
    AnalyticsRepository,
    AnalyticsSummaryService,
    EventExportRepository,
    EventExportService,
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
  exports: [EVENTS_QUEUE, ReportService, VisitorSaltsService],
})
export class AnalyticsModule {}
