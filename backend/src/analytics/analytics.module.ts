import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { LiveUpdatesModule } from '../live-updates/live-updates.module';
import { ReplicasModule } from './replicas/replicas.module';
import { SettingsModule } from '../settings/settings.module';
import { TrackController } from './ingest/track.controller';
import { SummaryController } from './summary/summary.controller';
import { BlogPost } from '@astaguide/database/entities/content/blog-post.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageTitlesRepository } from './page-titles/page-titles.repository';
import { PageTitlesService } from './page-titles/page-titles.service';
import { AnalyticsSummaryRepository } from './summary/analytics-summary.repository';
import { AnalyticsSummaryService } from './summary/analytics-summary.service';
import { AttributionController } from './attribution/attribution.controller';
import { AttributionRepository } from './attribution/attribution.repository';
import { AttributionService } from './attribution/attribution.service';
import { FunnelRepository } from './attribution/funnel.repository';
import { FunnelService } from './attribution/funnel.service';
import { ProjectionsRepository } from './report/projections.repository';
import { DroppedMonthsRepository } from './report/dropped-months.repository';
import { EventInboxRepository } from './ingest/event-inbox.repository';
import { IngestService } from './ingest/ingest.service';
import { EVENTS_QUEUE, EventsQueueCloser, eventsQueueProvider } from './ingest/events-queue.provider';
import { EventRateLimiter } from './ingest/event-rate-limiter.service';
import { EventExportController } from './events/event-export.controller';
import { EventExportRepository } from './events/event-export.repository';
import { EventExportService } from './events/event-export.service';
import { EventTraceController } from './events/event-trace.controller';
import { EventTraceRepository } from './events/event-trace.repository';
import { EventTraceService } from './events/event-trace.service';
import { FilteredMetricsService } from './report/filtered/filtered-metrics.service';
import { FilteredLogRepository } from './report/filtered/filtered-log.repository';
import { FilteredLogService } from './report/filtered/filtered-log.service';
import { BotTrafficController } from './bot-traffic/bot-traffic.controller';
import { BotTrafficRepository } from './bot-traffic/bot-traffic.repository';
import { BotTrafficService } from './bot-traffic/bot-traffic.service';
import { LiveSummaryService } from './summary/live-summary.service';
import { LiveVisitorsRepository } from './summary/live-visitors.repository';
import { LiveVisitorsService } from './summary/live-visitors.service';
import { ReportController } from './report/report.controller';
import { ReportMetricsService } from './report/report-metrics.service';
import { ReportRangeService } from './report/report-range.service';
import { ReportRollupsRepository } from './report/report-rollups.repository';
import { ReportService } from './report/report.service';
import { VisitorSaltsRepository } from './ingest/visitor-salts.repository';
import { VisitorSaltsService } from './ingest/visitor-salts.service';

@Module({
  imports: [
    AuthModule,
    LiveUpdatesModule,
    ReplicasModule,
    SettingsModule,
    TypeOrmModule.forFeature([BlogPost, Product]),
  ],
  controllers: [
    TrackController,
    SummaryController,
    AttributionController,
    EventExportController,
    EventTraceController,
    BotTrafficController,
    ReportController,
  ],
  providers: [
    AnalyticsSummaryRepository,
    AnalyticsSummaryService,
    AttributionRepository,
    AttributionService,
    FunnelRepository,
    FunnelService,
    ProjectionsRepository,
    DroppedMonthsRepository,
    EventExportRepository,
    EventExportService,
    EventInboxRepository,
    IngestService,
    EventRateLimiter,
    EventsQueueCloser,
    eventsQueueProvider,
    EventTraceRepository,
    EventTraceService,
    FilteredMetricsService,
    FilteredLogRepository,
    FilteredLogService,
    BotTrafficRepository,
    BotTrafficService,
    LiveSummaryService,
    LiveVisitorsRepository,
    LiveVisitorsService,
    PageTitlesRepository,
    PageTitlesService,
    ReportMetricsService,
    ReportRangeService,
    ReportRollupsRepository,
    ReportService,
    VisitorSaltsRepository,
    VisitorSaltsService,
  ],
  exports: [
    EVENTS_QUEUE,
    EventTraceService,
    FilteredLogService,
    IngestService,
    PageTitlesService,
    ReportMetricsService,
    ReportRangeService,
    ReportService,
    VisitorSaltsService,
  ],
})
export class AnalyticsModule {}
