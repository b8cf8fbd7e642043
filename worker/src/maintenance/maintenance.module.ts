import { eventsQueue } from '@astaguide/queues/events-queue';
import { maintenanceQueue } from '@astaguide/queues/maintenance-queue';
import { queueProvider } from '@astaguide/queues/queue-provider';
import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { BotRulesRepository } from '../analytics/bot-rules/bot-rules.repository';
import { BotRulePreviewsRepository } from '../analytics/bot-rules/bot-rule-previews.repository';
import { WORKER_CONFIG } from '../lib/config';
import { DemoDataModule } from './demo-data/demo-data.module';
import { EventRecordingModule } from '../analytics/events/event-recording.module';
import { metricProviders } from '../analytics/metric-providers';
import { MaintenancePool, POOL } from '../lib/pools';
import {
  MonthlyProjectionsRepository,
  MonthlyRollupsRepository,
  type MonthlySumsRepository,
} from '../analytics/rollups/monthly-tables.repository';
import { CompactionRepository } from './compaction.repository';
import { DayChecks, MONTHLY_TABLES } from './day-checks';
import { DayVerificationsRepository } from './day-verifications.repository';
import { changeTimeZoneRun } from './handlers/change-time-zone.handler';
import { compactRun } from './handlers/compact.handler';
import { eraseVisitorRun } from './handlers/erase-visitor.handler';
import { importHistoryRun } from './handlers/import-history.handler';
import { loadDemoDataRun } from './handlers/load-demo-data.handler';
import { rebuildRun } from './handlers/rebuild.handler';
import { removeDemoDataRun } from './handlers/remove-demo-data.handler';
import { applyBotRuleRun, removeBotRuleRun } from './handlers/reclassify-days.handler';
import { previewBotRuleRun } from './handlers/preview-bot-rule.handler';
import { verifyRun } from './handlers/verify.handler';
import { ImportedHistoryRepository } from './imported-history.repository';
import { DEFINED_RUNS, type DefinedRun } from './define-run';
import { ReferenceSweepRepository } from './reference-sweep.repository';
import { RunSchedules } from './run-schedules';
import { MaintenanceJobs, maintenanceProcessor } from './maintenance-jobs';
import { MaintenanceRunsRepository } from './runs.repository';
import { VisitorErasureRepository } from './visitor-erasure.repository';

const runs = [
  changeTimeZoneRun,
  compactRun,
  eraseVisitorRun,
  applyBotRuleRun,
  importHistoryRun,
  loadDemoDataRun,
  rebuildRun,
  removeDemoDataRun,
  removeBotRuleRun,
  previewBotRuleRun,
  verifyRun,
];

/** Maintenance runs, on connections that recording events does not wait for. */
@Module({
  imports: [DemoDataModule, EventRecordingModule],
  providers: [
    { provide: POOL, useExisting: MaintenancePool },
    ...metricProviders,
    BotRulesRepository,
    BotRulePreviewsRepository,
    CompactionRepository,
    DayChecks,
    DayVerificationsRepository,
    ImportedHistoryRepository,
    ReferenceSweepRepository,
    RunSchedules,
    MaintenanceJobs,
    maintenanceProcessor,
    MaintenanceRunsRepository,
    VisitorErasureRepository,
    ...runs,
    {
      provide: DEFINED_RUNS,
      inject: runs.map(({ provide }) => provide),
      useFactory: (...all: DefinedRun[]) => all,
    },
    {
      provide: MONTHLY_TABLES,
      inject: [MonthlyRollupsRepository, MonthlyProjectionsRepository],
      useFactory: (...sums: MonthlySumsRepository[]) => sums,
    },
    queueProvider(eventsQueue, [WORKER_CONFIG, PinoLogger]),
    queueProvider(maintenanceQueue, [WORKER_CONFIG, PinoLogger]),
  ],
  exports: [MaintenanceRunsRepository, RunSchedules],
})
export class MaintenanceModule {}
