import {
  hasSender,
  MAIL_FROM_IS_MISSING,
  mailEnvironment,
  mailServerOf,
  type MailServer,
} from '@astaguide/contracts/notifications/mail-environment';
import { queueConfig, queueVariables, type QueueTarget } from '@astaguide/queues/config';
import { z } from 'zod';

const environmentSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    ...queueVariables,
    RAW_RETENTION_MONTHS: z.coerce.number().int().min(0).max(1200).default(25),
    HEARTBEAT_FILE: z.string().min(1).optional(),
    WORKER_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    METRICS_TOKEN: z.string().min(1).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    HOST: z.string().min(1).default('0.0.0.0'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    ...mailEnvironment,
  })
  .refine(hasSender, MAIL_FROM_IS_MISSING);

/** What the worker was told by its environment. */
export interface WorkerConfig extends QueueTarget {
  /** Months that single events are kept; 0 for ever. */
  rawRetentionMonths: number;
  /** A file that is touched while the worker runs and the database answers. Undefined: none. */
  heartbeatFile: string | undefined;
  /** Where this worker's metrics are told. Undefined: nowhere. */
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** The address that `metricsPort` is bound on. */
  host: string;
  logLevel: string;
  /** Where traces are sent. Undefined: none are made. */
  telemetryEndpoint: string | undefined;
  /** The site's outside origin, without a slash at the end: mails link to it. */
  publicUrl: string;
  /** Undefined: no mail is sent. */
  mailServer: MailServer | undefined;
}

/** Nest's injection token for WorkerConfig. */
export const WORKER_CONFIG = Symbol('WORKER_CONFIG');

/**
 * Reads the worker's configuration.
 *
 * @throws Error with one line that names each variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): WorkerConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }
  return {
    databaseUrl: parsed.data.DATABASE_URL,
    ...queueConfig(parsed.data),
    rawRetentionMonths: parsed.data.RAW_RETENTION_MONTHS,
    heartbeatFile: parsed.data.HEARTBEAT_FILE,
    metricsPort: parsed.data.WORKER_METRICS_PORT,
    metricsToken: parsed.data.METRICS_TOKEN,
    host: parsed.data.HOST,
    logLevel: parsed.data.LOG_LEVEL,
    telemetryEndpoint: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT,
    publicUrl: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, ''),
    mailServer: mailServerOf(parsed.data),
  };
}
