import { SiteConnection } from '@astaguide/database/settings/site-connection';
import { stopTelemetry } from '@astaguide/queues/telemetry';
import { Global, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import type { PoolConfig } from 'pg';
import { WORKER_CONFIG, type WorkerConfig, readConfig } from './lib/config';
import { RECORDING_OPTIONS } from './analytics/events/record-events.sql';
import { Throughput } from './lib/metrics/throughput';
import { WorkerMetrics } from './lib/metrics/worker-metrics';
import { DatabasePool, MaintenancePool, POOL, RecordingPool } from './lib/pools';
import { loggedError } from '@astaguide/database/logged-error';

/** The worker's log, at the level of LOG_LEVEL. */
const loggerModule = LoggerModule.forRootAsync({
  useFactory: () => ({
    pinoHttp: { level: readConfig().logLevel, serializers: { err: loggedError }, autoLogging: false },
  }),
});

const poolProvider = (Connections: typeof DatabasePool, settings: PoolConfig): Provider => ({
  provide: Connections,
  inject: [WORKER_CONFIG, PinoLogger, WorkerMetrics],
  useFactory: ({ databaseUrl }: WorkerConfig, logger: PinoLogger, metrics: WorkerMetrics) => {
    const pool = new Connections({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      application_name: 'astaguide worker',
      ...settings,
    });
    pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection was lost'));
    metrics.watchPool(pool);
    return pool;
  },
});

const providers: Provider[] = [
  { provide: WORKER_CONFIG, useFactory: () => readConfig() },
  {
    provide: SiteConnection,
    inject: [WORKER_CONFIG],
    useFactory: ({ connection }: WorkerConfig) => connection,
  },
  poolProvider(DatabasePool, { max: 5 }),
  poolProvider(RecordingPool, { max: 2, options: RECORDING_OPTIONS }),
  poolProvider(MaintenancePool, { max: 4 }),
  { provide: POOL, useExisting: DatabasePool },
  WorkerMetrics,
  Throughput,
];

/** Shared by every module. Global, so that Nest closes the connections after everything else. */
@Global()
@Module({ imports: [loggerModule], providers, exports: providers })
export class CoreModule implements OnApplicationShutdown {
  /** After the processors have finished their jobs, whose spans it sends. */
  async onApplicationShutdown(): Promise<void> {
    await stopTelemetry();
  }
}
