import { Module } from '@nestjs/common';
import { AuthModule } from '../account/auth.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { ReportReader } from './report/report-reader.repository';
import { SettingsModule } from '../settings/settings.module';
import { TrackController } from './ingest/track.controller';
import { SummaryController } from './summary/summary.controller';
import { PageTitlesRepository } from './page-titles/page-titles.repository';
import { PageTitlesService } from './page-titles/page-titles.service';
import { AnalyticsSummaryService } from './summary/analytics-summary.service';
import { AttributionController } from './attribution/attribution.controller';
import { AttributionService } from './attribution/attribution.service';
import { FunnelService } from './attribution/funnel.service';
import { EventInboxRepository } from './ingest/event-inbox.repository';
import { IngestService } from './ingest/ingest.service';
import { KnownPagesRepository } from './ingest/known-pages.repository';
import { KnownPagesService } from './ingest/known-pages.service';
import { EventRateLimiter } from './ingest/event-rate-limiter.service';
import { EventExportRepository } from './events/event-export.repository';
import { EventExportService } from './events/event-export.service';
import { EventsController } from './events/events.controller';
import { EventTraceService } from './events/event-trace.service';
import { FilteredLogService } from './report/filtered/filtered-log.service';
import { BotTrafficController } from './bot-traffic/bot-traffic.controller';
import { BotTrafficService } from './bot-traffic/bot-traffic.service';
import { LiveVisitorsRepository } from './summary/live-visitors.repository';
import { LiveVisitorsService } from './summary/live-visitors.service';
import { ReportController } from './report/report.controller';
import { RankedTableService } from './report/ranked-table.service';
import { ReportMetricsService } from './report/report-metrics.service';
import { ReportRangeService } from './report/report-range.service';
import { ReportService } from './report/report.service';
import { VisitorSaltsRepository } from './ingest/visitor-salts.repository';
import { VisitorSaltsService } from './ingest/visitor-salts.service';
import { AnnotationsController } from './annotations/annotations.controller';
import { AnnotationsRepository } from './annotations/annotations.repository';
import { AnnotationsService } from './annotations/annotations.service';
import { SavedViewsController } from './saved-views/saved-views.controller';
import { SavedViewsRepository } from './saved-views/saved-views.repository';
import { SavedViewsService } from './saved-views/saved-views.service';
import { ReportArchiveController } from './archive/report-archive.controller';
import { ReportArchiveService } from './archive/report-archive.service';
import { GoalsController } from './report/goals/goals.controller';
import { GoalPropertiesController } from './report/goals/goal-properties.controller';
import { GoalPropertiesService } from './report/goals/goal-properties.service';
import { GoalMetricsService } from './report/goals/goal-metrics.service';
import { GoalsRepository } from './report/goals/goals.repository';
import { GoalsService } from './report/goals/goals.service';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { BotRulesController } from './bot-rules/bot-rules.controller';
import { BotRulesRepository } from './bot-rules/bot-rules.repository';
import { BotRulesService } from './bot-rules/bot-rules.service';
import { DataIntegrityController, PrivacyController } from './data-integrity/data-integrity.controller';
import { IntegrityRepository } from './data-integrity/integrity.repository';
import { IntegrityService } from './data-integrity/integrity.service';
import { HistoryImportsController } from './imports/history-imports.controller';
import { HistoryImportsRepository } from './imports/history-imports.repository';
import { HistoryImportsService } from './imports/history-imports.service';
import { LiveRunsService } from './data-integrity/live-runs.service';
import { StorageRepository } from './data-integrity/storage.repository';
import { StorageService } from './data-integrity/storage.service';
import { VisitErasureService } from './data-integrity/visit-erasure.service';

@Module({
  imports: [AuthModule, LiveUpdatesModule, SettingsModule, MaintenanceModule],
  controllers: [
    DataIntegrityController,
    PrivacyController,
    BotRulesController,
    SavedViewsController,
    GoalsController,
    ReportArchiveController,
    GoalPropertiesController,
    AnnotationsController,
    HistoryImportsController,
    TrackController,
    SummaryController,
    AttributionController,
    EventsController,
    BotTrafficController,
    ReportController,
  ],
  providers: [
    AnalyticsSummaryService,
    AttributionService,
    FunnelService,
    EventExportRepository,
    EventExportService,
    EventInboxRepository,
    IngestService,
    EventRateLimiter,
    KnownPagesRepository,
    KnownPagesService,
    EventTraceService,
    FilteredLogService,
    BotTrafficService,
    LiveVisitorsRepository,
    LiveVisitorsService,
    PageTitlesRepository,
    PageTitlesService,
    RankedTableService,
    ReportReader,
    ReportMetricsService,
    ReportRangeService,
    ReportService,
    VisitorSaltsRepository,
    VisitorSaltsService,
    AnnotationsRepository,
    AnnotationsService,
    HistoryImportsRepository,
    HistoryImportsService,
    SavedViewsRepository,
    GoalMetricsService,
    ReportArchiveService,
    GoalPropertiesService,
    GoalsRepository,
    GoalsService,
    SavedViewsService,
    BotRulesRepository,
    BotRulesService,
    IntegrityRepository,
    IntegrityService,
    LiveRunsService,
    StorageRepository,
    StorageService,
    VisitErasureService,
  ],
  exports: [
    EventTraceService,
    FilteredLogService,
    IngestService,
    KnownPagesService,
    PageTitlesService,
    ReportMetricsService,
    ReportRangeService,
    ReportService,
    VisitorSaltsService,
  ],
})
export class AnalyticsModule {}
