import { openQueue } from '@astaguide/queues/backend';
import { maintenanceQueue } from '@astaguide/queues/maintenance-queue';
import { Module } from '@nestjs/common';
import { BotRulesRepository } from '../bot-rules/bot-rules.repository';
import { BotTrialsRepository } from '../bot-rules/bot-trials.repository';
import { BotVerdictsRepository } from '../bot-rules/bot-verdicts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { DemoDataDays } from '../demo-data/demo-data-days';
import { DemoDataRepository } from '../demo-data/demo-data.repository';
import { DerivedDaysRepository } from '../projections/derived-days.repository';
import { EventsModule } from '../events/events.module';
import { MaintenancePool, POOL } from '../pools';
import {
  MonthlyAttributionsRepository,
  MonthlyRollupsRepository,
  type MonthlySumsRepository,
} from '../rollups/monthly-sums.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { CompactionRepository } from './compaction.repository';
import { DayChecks, MONTHLY_SUMS } from './day-checks';
import { DayVerificationsRepository } from './day-verifications.repository';
import { EventsBacklog } from './events-backlog';
import { ChangeTimeZoneHandler } from './handlers/change-time-zone.handler';
import { CompactHandler } from './handlers/compact.handler';
import { EraseVisitorHandler } from './handlers/erase-visitor.handler';
import { LoadDemoDataHandler } from './handlers/load-demo-data.handler';
import { RebuildHandler } from './handlers/rebuild.handler';
import { RemoveDemoDataHandler } from './handlers/remove-demo-data.handler';
import { KeepBotRuleHandler, TakeBackBotRuleHandler } from './handlers/settle-bot-rule.handler';
import { TryBotRuleHandler } from './handlers/try-bot-rule.handler';
import { VerifyHandler } from './handlers/verify.handler';
import { RUN_HANDLERS, type RunHandler } from './run-handler';
import { MAINTENANCE_QUEUE, RunSchedules } from './run-schedules';
import { RunsProcessor } from './runs.processor';
import { MaintenanceRunsRepository } from './runs.repository';
import { VisitorErasureRepository } from './visitor-erasure.repository';

/** One of each kind; another kind is another line here. */
const handlers = [
  ChangeTimeZoneHandler,
  CompactHandler,
  EraseVisitorHandler,
  KeepBotRuleHandler,
  LoadDemoDataHandler,
  RebuildHandler,
  RemoveDemoDataHandler,
  TakeBackBotRuleHandler,
  TryBotRuleHandler,
  VerifyHandler,
];

/** Maintenance runs, on connections that recording events does not wait for. */
@Module({
  imports: [EventsModule],
  providers: [
    { provide: POOL, useExisting: MaintenancePool },
    BotRulesRepository,
    BotTrialsRepository,
    BotVerdictsRepository,
    CompactionRepository,
    DayChecks,
    DayVerificationsRepository,
    DemoDataDays,
    DemoDataRepository,
    DerivedDaysRepository,
    EventsBacklog,
    MonthlyAttributionsRepository,
    MonthlyRollupsRepository,
    RollupsRepository,
    RunSchedules,
    RunsProcessor,
    MaintenanceRunsRepository,
    VisitorErasureRepository,
    ...handlers,
    {
      provide: RUN_HANDLERS,
      inject: handlers,
      useFactory: (...all: RunHandler[]) => all,
    },
    {
      provide: MONTHLY_SUMS,
      inject: [MonthlyRollupsRepository, MonthlyAttributionsRepository],
      useFactory: (...sums: MonthlySumsRepository[]) => sums,
    },
    {
      provide: MAINTENANCE_QUEUE,
      inject: [WORKER_CONFIG],
      useFactory: (config: WorkerConfig) => openQueue(maintenanceQueue, config),
    },
  ],
})
export class MaintenanceModule {}
