import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, newPasswordSchema, MIN_PASSWORD_LENGTH } from '../account/auth';
import { siteOrigin } from '../lib/web-address';
import { isHost, isMailServer, isSender } from './mail-server';
import { isRedisUrl } from './redis-address';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A string that passes a test; `expected` completes the error message 'expected …'. */
const text = (expected: string, test: (value: string) => boolean) =>
  z.string(expected).refine(test, expected);

const number = (min: number, max: number) =>
  text(
    `a number from ${min} to ${max}`,
    (value) => /^\d+$/.test(value) && +value >= min && +value <= max,
  ).transform(Number);

const url = (expected: string, ...protocols: string[]) =>
  text(expected, (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const webAddress = url('a http:// or https:// address', 'http:', 'https:');
const postgres = url('postgres://user:password@host:port/database', 'postgres:', 'postgresql:');
const withoutSpaces = (what: string) => text(`${what} without spaces`, (value) => !/\s/.test(value));

/** All environment variables of the product: every process refuses to start with an invalid one, whether it reads it or not. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: number(1, 65_535).default(3000),
  HOST: text('an IP address or a host name', isHost).optional(),
  DATA_DIR: text('a folder', (value) => !value.includes('\0')).default('.data'),
  DATABASE_URL: postgres.optional(),
  REDIS_URL: text(
    'redis://host:port, rediss://host:port, a comma list of those or redis+sentinel://host:port,…/name',
    isRedisUrl,
  ).optional(),
  REDIS_REPLICAS: number(0, 5).optional(),
  DRAIN_SECONDS: number(0, 60).default(0),
  ADMIN_EMAIL: text('an email address', (value) => z.email().max(254).safeParse(value).success).optional(),
  ADMIN_PASSWORD: text(
    `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
    (value) => newPasswordSchema.safeParse(value).success,
  ).optional(),
  SESSION_SECRET: text('32 characters or more', (value) => value.length >= 32).optional(),
  /** The site's public origin; trailing slashes are removed. */
  PUBLIC_URL: text(
    'an address without a path, such as https://www.example.com',
    (value) => siteOrigin(value) !== undefined,
  )
    .transform((value) => siteOrigin(value)!)
    .optional(),
  DEMO_DATA: z.enum(['true', 'catalog', 'false'], 'true, catalog or false').default('true'),
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: withoutSpaces('a key').optional(),
  LLM_MODEL: text('the name of a model', (value) => value.trim() !== '').optional(),
  SMTP_URL: text('smtp://user:password@host:port or smtps://…', isMailServer).optional(),
  MAIL_FROM: text('an email address, with a name or without', isSender).optional(),
  TRUST_PROXY: number(0, 10).default(0),
  COUNTRY_HEADER: text('the name of a header', (value) => /^[a-z][a-z0-9-]*$/i.test(value)).optional(),
  METRICS_TOKEN: withoutSpaces('a token').optional(),
  WORKER_METRICS_PORT: number(1, 65_535).optional(),
  HEARTBEAT_FILE: text('a file', (value) => !value.includes('\0')).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  RAW_RETENTION_MONTHS: number(0, 1200).default(25),
  LOG_LEVEL: z.enum(LOG_LEVELS, LOG_LEVELS.join(', ')).default('info'),
});

/** The variables of backend and worker, which need a database. */
export const serverEnvironmentSchema = environmentSchema.required({ DATABASE_URL: true });

/** The demo data loaded into an empty database. */
export type DemoData = z.output<typeof environmentSchema>['DEMO_DATA'];

/** Variables whose value may contain a secret: error messages never include it. */
const SECRETS = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'LLM_API_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
]);

/** Variables that require another one. */
const COMPANIONS = [
  { given: 'SMTP_URL', needed: 'MAIL_FROM', expected: 'the sender of mails' },
  { given: 'LLM_BASE_URL', needed: 'LLM_MODEL', expected: 'the name of a model' },
] as const;

/**
 * Parses environment variables. An empty variable counts as not set.
 *
 * @param schema `environmentSchema` or `serverEnvironmentSchema`
 * @throws Error with a single line that names the first invalid variable
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = withoutEmpty(environment);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    const name = String(path[0]);
    const isShown = name in given && !SECRETS.has(name);
    throw new Error(`${name}: expected ${message}${isShown ? `, got ${JSON.stringify(given[name])}` : ''}`);
  }
  for (const { given: name, needed, expected } of COMPANIONS) {
    if (given[name] === undefined || given[needed] !== undefined) continue;
    throw new Error(`${needed}: expected ${expected}, as ${name} is set`);
  }
  return parsed.data;
}

/** The variables that are not empty. */
export function withoutEmpty(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
