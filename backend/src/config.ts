import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the backend was told by its environment. */
export interface BackendConfig {
  databaseUrl: string;
  redisUrl: string | undefined;
  port: number;
  host: string;
  /** The site's outside origin, without a slash at the end. */
  publicUrl: string;
  sessionSecret: string;
  /** How many proxies in front may set X-Forwarded-For. */
  trustProxy: number;
  metricsToken: string | undefined;
  logLevel: string;
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
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    port: data.PORT,
    host: data.HOST,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    sessionSecret: data.SESSION_SECRET ?? keptSecret(data.DATA_DIR),
    trustProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  };
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
