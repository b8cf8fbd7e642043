import type { LanguageModelConfig } from '@astaguide/assistant/model/model-client';
import { parseEnvironment, serverEnvironmentSchema } from '@astaguide/contracts/operations/environment';
import type { MailServer } from '@astaguide/contracts/operations/mail-server';
import { SiteConnection } from '@astaguide/database/settings/site-connection';
import type { QueueTarget } from '@astaguide/queues/backend';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Timeout of a statement, so that a hanging server does not block requests. Below the 30 s of the proxy in front.
 * Milliseconds.
 */
export const QUERY_TIMEOUT = 25_000;

/** The backend's configuration, read from the environment. */
export interface BackendConfig extends QueueTarget {
  /** Whether pages are rendered from the frontend's sources instead of its build. */
  isDevelopment: boolean;
  /** How long to keep serving after SIGTERM, so that proxies notice. Milliseconds. */
  drainTime: number;
  port: number;
  host: string;
  connection: SiteConnection;
  /** The site's public origin, without a trailing slash. It changes: read it at each use. */
  readonly publicUrl: string;
  sessionSecret: string;
  /** Absolute path of the folder with uploaded images. */
  uploadsDir: string;
  /** Number of trusted proxies in front that set X-Forwarded-For. */
  trustProxy: number;
  /** A header with the visitor's country that those proxies set, in lower case; undefined without proxies. */
  countryHeader: string | undefined;
  /** Months that the worker keeps raw events; 0 keeps them forever. */
  rawRetentionMonths: number;
  metricsToken: string | undefined;
  logLevel: string;
  /** OTLP endpoint for traces; undefined turns tracing off. */
  telemetryEndpoint: string | undefined;
  /** If undefined, the assistant uses built-in answers only. */
  languageModel: LanguageModelConfig | undefined;
  /** If undefined, no mail is sent. It changes: read it at each use. */
  readonly mailServer: MailServer | undefined;
}

/** Nest's injection token for BackendConfig. */
export const BACKEND_CONFIG = Symbol('BACKEND_CONFIG');

/**
 * Reads the configuration. Without a configured session secret, one is generated and stored in DATA_DIR.
 *
 * @throws Error with one line that names the first invalid variable
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): BackendConfig {
  const data = parseEnvironment(serverEnvironmentSchema, environment);
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = data;
  const sessionSecret = data.SESSION_SECRET ?? keptSecret(data.DATA_DIR);
  const connection = new SiteConnection({ ...data, SESSION_SECRET: sessionSecret });
  return {
    isDevelopment: data.NODE_ENV === 'development',
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    redisReplicas: data.REDIS_REPLICAS,
    drainTime: data.DRAIN_SECONDS * 1000,
    port: data.PORT,
    host: data.HOST ?? '0.0.0.0',
    connection,
    get publicUrl() {
      return connection.publicUrl;
    },
    get mailServer() {
      return connection.mailServer;
    },
    sessionSecret,
    uploadsDir: resolve(data.DATA_DIR, 'uploads'),
    trustProxy: data.TRUST_PROXY,
    countryHeader: data.TRUST_PROXY > 0 ? data.COUNTRY_HEADER?.toLowerCase() : undefined,
    rawRetentionMonths: data.RAW_RETENTION_MONTHS,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    languageModel: baseUrl !== undefined && model !== undefined ? { baseUrl, apiKey, model } : undefined,
  };
}

function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    // Another backend may have created the file first; then its secret is used.
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}
