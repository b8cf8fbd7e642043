import {
  hasSender,
  MAIL_FROM_IS_MISSING,
  mailEnvironment,
  mailServerOf,
} from '@astaguide/contracts/notifications/mail-environment';
import { queueConfig, queueVariables, type QueueTarget } from '@astaguide/queues/config';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const databaseUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(databaseUrl));

const environmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    DATABASE_URL: databaseUrl,
    ...queueVariables,
    DATABASE_REPLICA_URLS: databaseUrls.optional(),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    SESSION_SECRET: z.string().min(32).optional(),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    RAW_RETENTION_MONTHS: z.coerce.number().int().min(0).max(1200).default(25),
    METRICS_TOKEN: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    LLM_API_KEY: z.string().min(1).optional(),
    LLM_MODEL: z.string().min(1).optional(),
    ...mailEnvironment,
  })
  .refine(hasSender, MAIL_FROM_IS_MISSING)
  .refine(({ LLM_BASE_URL, LLM_MODEL }) => LLM_BASE_URL === undefined || LLM_MODEL !== undefined, {
    path: ['LLM_MODEL'],
    message: 'is needed together with LLM_BASE_URL',
  });

/** An OpenAI-compatible endpoint that words the assistant's answers. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** What the backend was told by its environment. */
export interface BackendConfig extends QueueTarget {
  /** Pages come from the frontend's sources, not from its build. */
  isDevelopment: boolean;
  /** Read replicas for the reports; none: the primary answers all. */
  databaseReplicaUrls: readonly string[];
  /** How long it goes on serving after SIGTERM, so that proxies see it leave. Milliseconds. */
  drainTime: number;
  port: number;
  host: string;
  /** The site's outside origin, without a slash at the end. */
  publicUrl: string;
  /** Whether the operator told it: then the site answers to no other host. */
  isPublicUrlGiven: boolean;
  sessionSecret: string;
  /** Where uploaded pictures lie. Absolute path. */
  uploadsDir: string;
  /** How many proxies in front may set X-Forwarded-For. */
  trustProxy: number;
  /** Months that the worker keeps single events; 0 for ever. */
  rawRetentionMonths: number;
  metricsToken: string | undefined;
  logLevel: string;
  /** Where traces are sent. Undefined: none are made. */
  telemetryEndpoint: string | undefined;
  /** Undefined: the assistant answers by itself. */
  languageModel: LanguageModelConfig | undefined;
  /** Whether the worker has a mail server to send mails with. */
  canSendMail: boolean;
}

/** Nest's injection token for BackendConfig. */
export const BACKEND_CONFIG = Symbol('BACKEND_CONFIG');

/**
 * Reads the backend's configuration. Where no session secret is given, one is made and kept in DATA_DIR.
 *
 * @throws Error with one line that names each variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): BackendConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }
  const { data } = parsed;
  return {
    isDevelopment: data.NODE_ENV === 'development',
    databaseUrl: data.DATABASE_URL,
    ...queueConfig(data),
    databaseReplicaUrls: data.DATABASE_REPLICA_URLS ?? [],
    drainTime: data.DRAIN_SECONDS * 1000,
    port: data.PORT,
    host: data.HOST,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    isPublicUrlGiven: data.PUBLIC_URL !== undefined,
    sessionSecret: data.SESSION_SECRET ?? keptSecret(data.DATA_DIR),
    uploadsDir: resolve(data.DATA_DIR, 'uploads'),
    trustProxy: data.TRUST_PROXY,
    rawRetentionMonths: data.RAW_RETENTION_MONTHS,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    languageModel: languageModelOf(data),
    canSendMail: mailServerOf(data) !== undefined,
  };
}

function languageModelOf(data: z.output<typeof environmentSchema>): LanguageModelConfig | undefined {
  if (data.LLM_BASE_URL === undefined || data.LLM_MODEL === undefined) return undefined;
  return { baseUrl: data.LLM_BASE_URL, apiKey: data.LLM_API_KEY, model: data.LLM_MODEL };
}

function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    // Another backend may have been first: then its secret stands.
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}
