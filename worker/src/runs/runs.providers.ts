import { readBacklog } from '@astaguide/queues/backlog';
import { openQueue } from '@astaguide/queues/backend';
import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { maintenanceQueue } from '@astaguide/queues/maintenance-queue';
import { ShardedQueue } from '@astaguide/queues/sharded-queue';
import { type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import { BotRulesRepository } from '../bot-rules/bot-rules.repository';
import { BotTrialsRepository } from '../bot-rules/bot-trials.repository';
import { BotVerdictsRepository } from '../bot-rules/bot-verdicts.repository';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { createDemoDataDays } from '../demo-data/create-demo-data-days';
import { DemoDataRepository } from '../demo-data/demo-data.repository';
import { EventRecorder } from '../events/event-recorder';
import { DerivedDaysRepository } from '../derived/derived-days.repository';
import { MONTHLY_ATTRIBUTIONS, MONTHLY_ROLLUPS } from '../rollups/monthly-sums';
import { MonthlySumsRepository } from '../rollups/monthly-sums.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { WorkerMetrics } from '../metrics/worker-metrics';
import { CompactionRepository } from './compaction.repository';
import { DayChecks } from './day-checks';
import { DayVerificationsRepository } from './day-verifications.repository';
import { ChangeTimeZoneHandler } from './handlers/change-time-zone.handler';
import { CompactHandler } from './handlers/compact.handler';
import { EraseVisitorHandler } from './handlers/erase-visitor.handler';
import { LoadDemoDataHandler } from './handlers/load-demo-data.handler';
import { RebuildHandler } from './handlers/rebuild.handler';
import { RemoveDemoDataHandler } from './handlers/remove-demo-data.handler';
import { SettleBotRuleHandler } from './handlers/settle-bot-rule.handler';
import { TryBotRuleHandler } from './handlers/try-bot-rule.handler';
import { VerifyHandler } from './handlers/verify.handler';
import type { RunHandler } from './run-handler';
import { RunSchedules } from './run-schedules';
import { RunsProcessor } from './runs.processor';
import { RunsRepository } from './runs.repository';
import { VisitorErasureRepository } from './visitor-erasure.repository';

/** The events queue as an erasure looks at it. */
class EventsBacklogQueue implements OnApplicationShutdown {
  constructor(readonly queue: ShardedQueue<RecordEventsJob>) {}

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}

/** One of each kind; another kind is another line here. */
class RunHandlers {
  constructor(readonly all: readonly RunHandler[]) {}
}

/**
 * What the runs need of the worker.
 *
 * @param MaintenancePool injection token of connections that recording events does not wait for
 */
export function runsProviders(MaintenancePool: new () => Pool): Provider[] {
  return [
    ...[
      RunsRepository,
      DayVerificationsRepository,
      CompactionRepository,
      VisitorErasureRepository,
      BotTrialsRepository,
    ].map((Repository) => ({
      provide: Repository,
      inject: [MaintenancePool],
      useFactory: (pool: Pool) => new Repository(pool),
    })),
    {
      provide: DayChecks,
      inject: [MaintenancePool, DayVerificationsRepository],
      useFactory: (pool: Pool, verifications: DayVerificationsRepository) =>
        new DayChecks(
          new RollupsRepository(pool),
          new DerivedDaysRepository(pool),
          [MONTHLY_ROLLUPS, MONTHLY_ATTRIBUTIONS].map((table) => new MonthlySumsRepository(pool, table)),
          verifications,
        ),
    },
    {
      provide: EventsBacklogQueue,
      inject: [WORKER_CONFIG, PinoLogger],
      useFactory: (config: WorkerConfig, logger: PinoLogger) => {
        const queue = new ShardedQueue(eventsQueue, config);
        queue.onError((error) => logger.warn({ err: error }, 'The queue is away'));
        return new EventsBacklogQueue(queue);
      },
    },
    {
      provide: RunHandlers,
      inject: [
        WORKER_CONFIG,
        DayChecks,
        CompactionRepository,
        VisitorErasureRepository,
        BotTrialsRepository,
        EventsBacklogQueue,
        EventRecorder,
        MaintenancePool,
      ],
      useFactory: (
        { rawRetentionMonths }: WorkerConfig,
        checks: DayChecks,
        compaction: CompactionRepository,
        erasure: VisitorErasureRepository,
        trials: BotTrialsRepository,
        { queue }: EventsBacklogQueue,
        recorder: EventRecorder,
        pool: Pool,
      ) => {
        const rules = new BotRulesRepository(pool);
        const rollups = new RollupsRepository(pool);
        const verdicts = new BotVerdictsRepository(pool, rollups);
        const derived = new DerivedDaysRepository(pool);
        const demo = new DemoDataRepository(pool);
        const demoDays = createDemoDataDays(pool, recorder);
        return new RunHandlers([
          new VerifyHandler(checks, compaction),
          new RebuildHandler(checks, compaction),
          new CompactHandler(checks, compaction, rawRetentionMonths),
          new EraseVisitorHandler(erasure, checks, () => readBacklog(queue)),
          new TryBotRuleHandler(rules, trials, compaction),
          ...(['keep-bot-rule', 'take-back-bot-rule'] as const).map(
            (kind) => new SettleBotRuleHandler(kind, rules, verdicts, derived, checks, compaction),
          ),
          new ChangeTimeZoneHandler(rollups, checks, derived),
          new LoadDemoDataHandler(demo, demoDays),
          new RemoveDemoDataHandler(demo, demoDays),
        ]);
      },
    },
    {
      provide: RunsProcessor,
      inject: [WORKER_CONFIG, RunsRepository, DayChecks, RunHandlers, WorkerMetrics, PinoLogger],
      useFactory: (
        config: WorkerConfig,
        runs: RunsRepository,
        checks: DayChecks,
        { all }: RunHandlers,
        metrics: WorkerMetrics,
        logger: PinoLogger,
      ) => new RunsProcessor(config, runs, checks, all, metrics, logger),
    },
    {
      provide: RunSchedules,
      inject: [WORKER_CONFIG, RunsRepository, PinoLogger],
      useFactory: (config: WorkerConfig, runs: RunsRepository, logger: PinoLogger) =>
        new RunSchedules(openQueue(maintenanceQueue, config), runs, logger),
    },
  ];
}
