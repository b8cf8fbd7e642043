import { LONGEST_PASSWORD, newPasswordSchema, SHORTEST_PASSWORD } from '@astaguide/contracts/account/auth';
import { demoDataValues, type DemoData } from '@astaguide/database/config';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './processes/start-error';

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i;

/** A string that passes a test; `expected` completes the sentence 'expected …'. */
const text = (expected: string, test: (value: string) => boolean) => z.string().refine(test, expected);

const isEmail = (value: string) => z.email().max(254).safeParse(value).success;

const number = (min: number, max: number) =>
  text(
    `a number from ${min} to ${max}`,
    (value) => /^\d+$/.test(value) && +value >= min && +value <= max,
  ).transform(Number);

const url = (expected: string, ...protocols: string[]) =>
  text(expected, (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const postgres = url('postgres://user:password@host:port/database', 'postgres:', 'postgresql:');
const redisNode = url('redis://host:port', 'redis:', 'rediss:');
const isSentinels = (value: string) => /^rediss?\+sentinel:\/\/[^/\s]+\/[^/\s]+(\/\d+)?$/.test(value);

/** The variables of the contract. What the processes read themselves is only checked here. */
const environmentSchema = z.object({
  PORT: number(1, 65_535).default(3000),
  HOST: text('an IP address or a host name', (value) => isIP(value) > 0 || HOST_NAME.test(value)).default(
    '127.0.0.1',
  ),
  DATA_DIR: text('a folder', (value) => !value.includes('\0')).default('.data'),
  DATABASE_URL: postgres.optional(),
  REDIS_URL: text(
    'redis://host:port, rediss://host:port, a comma list of those or redis+sentinel://host:port,…/name',
    (value) => isSentinels(value) || value.split(',').every((node) => redisNode.safeParse(node).success),
  ).optional(),
  REDIS_REPLICAS: number(0, 5).optional(),
  DATABASE_REPLICA_URLS: text('a comma list of postgres://user:password@host:port/database', (value) =>
    value.split(',').every((server) => postgres.safeParse(server.trim()).success),
  ).optional(),
  DRAIN_SECONDS: number(0, 60).default(0),
  ADMIN_EMAIL: text('an email address', isEmail).optional(),
  ADMIN_PASSWORD: text(
    `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
    (value) => newPasswordSchema.safeParse(value).success,
  ).optional(),
  PUBLIC_URL: url('a http:// or https:// address', 'http:', 'https:').optional(),
  DEMO_DATA: z.enum(demoDataValues, 'true, catalog or false').default('true'),
  LLM_BASE_URL: url('a http:// or https:// address', 'http:', 'https:').optional(),
  LLM_API_KEY: text('a key without spaces', (value) => !/\s/.test(value)).optional(),
  LLM_MODEL: text('the name of a model', (value) => value.trim() !== '').optional(),
  SMTP_URL: url('smtp://user:password@host:port or smtps://…', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: text('an email address, with a name or without', (value) =>
    isEmail(/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value.trim()),
  ).optional(),
  TRUST_PROXY: number(0, 10).default(0),
  WORKER_METRICS_PORT: number(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('a http:// or https:// address', 'http:', 'https:').optional(),
  RAW_RETENTION_MONTHS: number(0, 1200).default(25),
  METRICS_TOKEN: text('a token without spaces', (value) => !/\s/.test(value)).optional(),
});

/** Variables whose value may hold a password: it is never repeated. */
const SECRETS = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'DATABASE_REPLICA_URLS',
  'ADMIN_PASSWORD',
  'LLM_API_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
]);

/** What the launcher was told by its environment. */
export interface LauncherConfig {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Unset: an embedded PostgreSQL is started. */
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  demoData: DemoData;
  /** Where to open the site on this machine. */
  localUrl: string;
  /** What the processes inherit: as given, without variables that are empty. */
  environment: NodeJS.ProcessEnv;
  /** npm stands between the launcher and whoever stops it. */
  underNpm: boolean;
}

/**
 * Reads the variables of the contract. An empty variable counts as one that is not set.
 *
 * @param environment such as process.env
 * @param folder what a relative DATA_DIR is relative to
 * @throws StartError naming the first variable that does not parse
 */
export function parseEnvironment(environment: NodeJS.ProcessEnv, folder: string): LauncherConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    const name = String(path[0]);
    const got = SECRETS.has(name) ? '' : `, got ${JSON.stringify(given[name])}`;
    throw new StartError(`${name}: expected ${message}${got}`);
  }
  const { data } = parsed;
  if (data.SMTP_URL && !data.MAIL_FROM) {
    throw new StartError('MAIL_FROM: expected the sender of mails, as SMTP_URL is set');
  }
  const localUrl = `http://${localHost(data.HOST)}${data.PORT === 80 ? '' : `:${data.PORT}`}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(folder, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    demoData: data.DEMO_DATA,
    localUrl,
    environment: given,
    underNpm: given['npm_execpath'] !== undefined,
  };
}

/** Reads the launcher's configuration from its own environment. */
export function readConfig(folder: string): LauncherConfig {
  return parseEnvironment(process.env, folder);
}

/** Variables for programs that must not see the user's own ones: enough to find and run them. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, ...(SystemRoot && { SystemRoot }) };
}

function localHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
