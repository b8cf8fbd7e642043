import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { Pool, type PoolConfig } from 'pg';
import { BotRulesRepository } from './bot-rules/bot-rules.repository';
import { BotVerdictsRepository } from './bot-rules/bot-verdicts.repository';
import { RulesInForce } from './bot-rules/rules-in-force';
import { readConfig, WORKER_CONFIG, type WorkerConfig } from './config';
import { DerivedDaysRepository } from './derived/derived-days.repository';
import { DerivedFigures } from './derived/derived-figures';
import { EventLogRepository } from './events/event-log.repository';
import { EventRecorder } from './events/event-recorder';
import { EventOriginsRepository } from './events/event-origins.repository';
import { EventTextsRepository } from './events/event-texts.repository';
import { EventsProcessor } from './events/events.processor';
import { InboxRepository } from './events/inbox.repository';
import { QuarantineRepository } from './events/quarantine.repository';
import { RECORDING_OPTIONS } from './events/record-events.sql';
import { RecordableEvents } from './events/recordable-events';
import { UserAgentsRepository } from './events/user-agents.repository';
import { Heartbeat } from './heartbeat';
import { MailSender } from './mails/mail-sender';
import { MailsProcessor } from './mails/mails.processor';
import { MailsSentRepository } from './mails/mails-sent.repository';
import { OwnerNews } from './mails/owner-news';
import { MaintenanceService } from './maintenance/maintenance.service';
import { RetentionRepository } from './maintenance/retention.repository';
import { EventFlow } from './metrics/event-flow';
import { MetricsServer } from './metrics/metrics-server';
import { WorkerMetrics } from './metrics/worker-metrics';
import { WorkerRegistry } from './registry/worker-registry';
import { WorkersRepository } from './registry/workers.repository';
import { MONTHLY_ATTRIBUTIONS, MONTHLY_ROLLUPS } from './rollups/monthly-sums';
import { MonthlySumsRepository } from './rollups/monthly-sums.repository';
import { RollupsRepository } from './rollups/rollups.repository';
import { Rounds } from './rounds';
import { runsProviders } from './runs/runs.providers';

/** The worker's connections, closed after everything that uses them. */
class DatabasePool extends Pool implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

/** The connections that record events, with settings of their own. */
class RecordingPool extends DatabasePool {}

/** The connections of maintenance: recording events never waits for one of them. */
class MaintenancePool extends DatabasePool {}

@Module({
  imports: [
    LoggerModule.forRootAsync({
      useFactory: () => ({ pinoHttp: { level: readConfig().logLevel, autoLogging: false } }),
    }),
  ],
  providers: [
    { provide: WORKER_CONFIG, useFactory: () => readConfig() },
    {
      provide: DatabasePool,
      inject: [WORKER_CONFIG, PinoLogger],
      useFactory: (config: WorkerConfig, logger: PinoLogger) =>
        watch(new DatabasePool({ ...connection(config), max: 5 }), logger),
    },
    {
      provide: RecordingPool,
      inject: [WORKER_CONFIG, PinoLogger],
      useFactory: (config: WorkerConfig, logger: PinoLogger) =>
        watch(new RecordingPool({ ...connection(config), max: 2, options: RECORDING_OPTIONS }), logger),
    },
    {
      provide: MaintenancePool,
      inject: [WORKER_CONFIG, PinoLogger],
      useFactory: (config: WorkerConfig, logger: PinoLogger) =>
        watch(new MaintenancePool({ ...connection(config), max: 4 }), logger),
    },
    ...runsProviders(MaintenancePool),
    {
      provide: EventLogRepository,
      inject: [RecordingPool],
      useFactory: (pool: RecordingPool) => new EventLogRepository(pool),
    },
    {
      provide: WorkerMetrics,
      inject: [DatabasePool, RecordingPool],
      useFactory: (...pools: Pool[]) => new WorkerMetrics(pools),
    },
    {
      provide: EventFlow,
      inject: [WorkerMetrics],
      useFactory: (metrics: WorkerMetrics) => new EventFlow(metrics),
    },
    {
      provide: MetricsServer,
      inject: [WORKER_CONFIG, WorkerMetrics, PinoLogger],
      useFactory: (config: WorkerConfig, metrics: WorkerMetrics, logger: PinoLogger) =>
        new MetricsServer(config, metrics, logger),
    },
    {
      provide: WorkerRegistry,
      inject: [WorkersRepository, EventFlow, PinoLogger],
      useFactory: (workers: WorkersRepository, flow: EventFlow, logger: PinoLogger) =>
        new WorkerRegistry(workers, flow, logger),
    },
    {
      provide: QuarantineRepository,
      inject: [DatabasePool, WorkerMetrics],
      useFactory: (pool: DatabasePool, metrics: WorkerMetrics) =>
        new QuarantineRepository(pool, () => metrics.countQuarantined()),
    },
    ...[
      DerivedDaysRepository,
      EventTextsRepository,
      EventOriginsRepository,
      InboxRepository,
      MailsSentRepository,
      RetentionRepository,
      RollupsRepository,
      WorkersRepository,
    ].map((Repository) => ({
      provide: Repository,
      inject: [DatabasePool],
      useFactory: (pool: DatabasePool) => new Repository(pool),
    })),
    {
      provide: DerivedFigures,
      inject: [DatabasePool, DerivedDaysRepository, RollupsRepository],
      useFactory: (pool: DatabasePool, days: DerivedDaysRepository, rollups: RollupsRepository) =>
        new DerivedFigures(
          days,
          new MonthlySumsRepository(pool, MONTHLY_ATTRIBUTIONS),
          new BotVerdictsRepository(pool, rollups),
        ),
    },
    {
      provide: RecordableEvents,
      inject: [DatabasePool, EventTextsRepository, EventOriginsRepository],
      useFactory: (pool: DatabasePool, texts: EventTextsRepository, origins: EventOriginsRepository) =>
        new RecordableEvents(
          texts,
          origins,
          new UserAgentsRepository(pool, texts),
          new RulesInForce(new BotRulesRepository(pool)),
        ),
    },
    {
      provide: EventRecorder,
      inject: [EventLogRepository, RecordableEvents, QuarantineRepository, RollupsRepository],
      useFactory: (
        log: EventLogRepository,
        rows: RecordableEvents,
        quarantine: QuarantineRepository,
        rollups: RollupsRepository,
      ) => new EventRecorder(log, rows, quarantine, rollups),
    },
    {
      provide: EventsProcessor,
      inject: [WORKER_CONFIG, EventRecorder, EventFlow, WorkerMetrics, PinoLogger],
      useFactory: (
        config: WorkerConfig,
        recorder: EventRecorder,
        flow: EventFlow,
        metrics: WorkerMetrics,
        logger: PinoLogger,
      ) => new EventsProcessor(config, recorder, flow, metrics, logger),
    },
    {
      provide: MailsProcessor,
      inject: [WORKER_CONFIG, MailsSentRepository, WorkerMetrics, PinoLogger],
      useFactory: (
        config: WorkerConfig,
        log: MailsSentRepository,
        metrics: WorkerMetrics,
        logger: PinoLogger,
      ) =>
        new MailsProcessor(
          config,
          config.mailServer && new MailSender(config.mailServer, log),
          metrics,
          logger,
        ),
    },
    {
      provide: Rounds,
      inject: [WorkerMetrics, PinoLogger],
      useFactory: (metrics: WorkerMetrics, logger: PinoLogger) => new Rounds(metrics, logger),
    },
    {
      provide: OwnerNews,
      inject: [WORKER_CONFIG, DatabasePool, MailsSentRepository, Rounds, PinoLogger],
      useFactory: (
        config: WorkerConfig,
        pool: DatabasePool,
        log: MailsSentRepository,
        rounds: Rounds,
        logger: PinoLogger,
      ) => new OwnerNews(config, pool, log, rounds, logger),
    },
    {
      provide: Heartbeat,
      inject: [WORKER_CONFIG, DatabasePool, PinoLogger],
      useFactory: ({ heartbeatFile }: WorkerConfig, pool: DatabasePool, logger: PinoLogger) =>
        new Heartbeat(heartbeatFile, pool, logger),
    },
    {
      provide: MaintenanceService,
      inject: [
        InboxRepository,
        EventRecorder,
        EventFlow,
        RetentionRepository,
        EventLogRepository,
        DatabasePool,
        DerivedFigures,
        Rounds,
        PinoLogger,
      ],
      useFactory: (
        inbox: InboxRepository,
        recorder: EventRecorder,
        flow: EventFlow,
        retention: RetentionRepository,
        log: EventLogRepository,
        pool: DatabasePool,
        derived: DerivedFigures,
        rounds: Rounds,
        logger: PinoLogger,
      ) =>
        new MaintenanceService(
          inbox,
          recorder,
          flow,
          retention,
          log,
          new MonthlySumsRepository(pool, MONTHLY_ROLLUPS),
          derived,
          rounds,
          logger,
        ),
    },
  ],
})
export class WorkerModule {}

function connection({ databaseUrl }: WorkerConfig): PoolConfig {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'astaguide worker',
  };
}

function watch<Watched extends Pool>(pool: Watched, logger: PinoLogger): Watched {
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection was lost'));
  return pool;
}
