import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { ReplicasModule } from './replicas/replicas.module';
import { SettingsModule } from '../settings/settings.module';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsSummaryRepository } from './analytics-summary.repository';
import { AnalyticsSummaryService } from './analytics-summary.service';
import { AttributionController } from './attribution/attribution.controller';
import { AttributionRepository } from './attribution/attribution.repository';
import { AttributionService } from './attribution/attribution.service';
import { FunnelRepository } from './attribution/funnel.repository';
import { FunnelService } from './attribution/funnel.service';
import { DerivedFiguresRepository } from './derived-figures.repository';
import { DroppedMonthsRepository } from './dropped-months.repository';
import { EventInboxRepository } from './event-inbox.repository';
import { EventIntakeService } from './event-intake.service';
import { EVENTS_QUEUE, EventsQueueCloser, eventsQueueProvider } from './events-queue.provider';
import { EventRateLimiter } from './event-rate-limiter.service';
import { EventExportController } from './event-export.controller';
import { EventExportRepository } from './event-export.repository';
import { EventExportService } from './event-export.service';
import { EventTraceController } from './event-trace.controller';
import { EventTraceRepository } from './event-trace.repository';
import { EventTraceService } from './event-trace.service';
import { FilteredFiguresService } from './filtered/filtered-figures.service';
import { FilteredLogRepository } from './filtered/filtered-log.repository';
import { FilteredLogService } from './filtered/filtered-log.service';
import { LeftOutController } from './left-out/left-out.controller';
import { LeftOutRepository } from './left-out/left-out.repository';
import { LeftOutService } from './left-out/left-out.service';
import { LiveSummaryService } from './live-summary.service';
import { LiveVisitorsRepository } from './live-visitors.repository';
import { LiveVisitorsService } from './live-visitors.service';
import { ReportController } from './report.controller';
import { ReportFiguresService } from './report-figures.service';
import { ReportRollupsRepository } from './report-rollups.repository';
import { ReportService } from './report.service';
import { VisitorSaltsRepository } from './visitor-salts.repository';
import { VisitorSaltsService } from './visitor-salts.service';

@Module({
  imports: [AuthModule, NotificationsModule, ReplicasModule, SettingsModule],
  controllers: [
    AnalyticsController,
    AttributionController,
    EventExportController,
    EventTraceController,
    LeftOutController,
    ReportController,
  ],
  providers: [
    AnalyticsSummaryRepository,
    AnalyticsSummaryService,
    AttributionRepository,
    AttributionService,
    FunnelRepository,
    FunnelService,
    DerivedFiguresRepository,
    DroppedMonthsRepository,
    EventExportRepository,
    EventExportService,
    EventInboxRepository,
    EventIntakeService,
    EventRateLimiter,
    EventsQueueCloser,
    eventsQueueProvider,
    EventTraceRepository,
    EventTraceService,
    FilteredFiguresService,
    FilteredLogRepository,
    FilteredLogService,
    LeftOutRepository,
    LeftOutService,
    LiveSummaryService,
    LiveVisitorsRepository,
    LiveVisitorsService,
    ReportFiguresService,
    ReportRollupsRepository,
    ReportService,
    VisitorSaltsRepository,
    VisitorSaltsService,
  ],
  exports: [EVENTS_QUEUE, ReportFiguresService, ReportService, VisitorSaltsService],
})
export class AnalyticsModule {}
