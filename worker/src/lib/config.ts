import { parseEnvironment, serverEnvironmentSchema } from '@astaguide/contracts/operations/environment';
import { SiteConnection } from '@astaguide/database/settings/site-connection';

/** Nest's injection token for WorkerConfig. */
export const WORKER_CONFIG = Symbol('WORKER_CONFIG');

/** The worker's configuration, from the environment. */
export type WorkerConfig = ReturnType<typeof readConfig>;

/**
 * Reads the worker's configuration.
 *
 * @throws Error with one line that names the first variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const data = parseEnvironment(serverEnvironmentSchema, environment);
  const connection = new SiteConnection(data);
  return {
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    redisReplicas: data.REDIS_REPLICAS,
    /** Months that raw events are kept; 0 keeps them forever. */
    rawRetentionMonths: data.RAW_RETENTION_MONTHS,
    /** A file that is touched while the worker runs and the database answers; undefined for none. */
    heartbeatFile: data.HEARTBEAT_FILE,
    /** Port of this worker's metrics; undefined for none. */
    metricsPort: data.WORKER_METRICS_PORT,
    metricsToken: data.METRICS_TOKEN,
    /** The address that `metricsPort` binds to. */
    host: data.HOST ?? '0.0.0.0',
    logLevel: data.LOG_LEVEL,
    /** Endpoint for traces; undefined turns tracing off. */
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    connection,
    /** The site's public origin, without a trailing slash, for links in mails. It changes: read it at each use. */
    get publicUrl() {
      return connection.publicUrl;
    },
    /** Undefined when no mail is sent. It changes: read it at each use. */
    get mailServer() {
      return connection.mailServer;
    },
  };
}
