import { parseEnvironment, serverEnvironmentSchema } from '@astaguide/contracts/operations/environment';
import { mailServerOf, type MailServer } from '@astaguide/contracts/notifications/mail-server';
import type { QueueTarget } from '@astaguide/queues/backend';

/** The worker's configuration, from the environment. */
export interface WorkerConfig extends QueueTarget {
  /** Months that raw events are kept; 0 keeps them forever. */
  rawRetentionMonths: number;
  /** A file that is touched while the worker runs and the database answers; undefined for none. */
  heartbeatFile: string | undefined;
  /** Port of this worker's metrics; undefined for none. */
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** The address that `metricsPort` binds to. */
  host: string;
  logLevel: string;
  /** Endpoint for traces; undefined turns tracing off. */
  telemetryEndpoint: string | undefined;
  /** The site's public origin, without a trailing slash, for links in mails. */
  publicUrl: string;
  /** Undefined when no mail is sent. */
  mailServer: MailServer | undefined;
}

/** Nest's injection token for WorkerConfig. */
export const WORKER_CONFIG = Symbol('WORKER_CONFIG');

/**
 * Reads the worker's configuration.
 *
 * @throws Error with one line that names the first variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): WorkerConfig {
  const data = parseEnvironment(serverEnvironmentSchema, environment);
  return {
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    redisReplicas: data.REDIS_REPLICAS,
    rawRetentionMonths: data.RAW_RETENTION_MONTHS,
    heartbeatFile: data.HEARTBEAT_FILE,
    metricsPort: data.WORKER_METRICS_PORT,
    metricsToken: data.METRICS_TOKEN,
    host: data.HOST ?? '0.0.0.0',
    logLevel: data.LOG_LEVEL,
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    mailServer: mailServerOf(data),
  };
}
