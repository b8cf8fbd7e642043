import {
  environmentSchema,
  parseEnvironment,
  withoutEmpty,
  type DemoData,
} from '@astaguide/contracts/operations/environment';
import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Why the product cannot start: a one-line message for the user, and details. */
export class StartError extends Error {
  override readonly name = 'StartError';

  /**
   * @param message one line
   * @param details lines to print below it, such as the end of a log
   */
  constructor(
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Configuration of the launcher. */
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
  /** URL of the site on this machine. */
  localUrl: string;
  /** Environment of the processes: as given, without empty variables. */
  environment: NodeJS.ProcessEnv;
  /** Whether npm started the launcher and forwards signals to it. */
  underNpm: boolean;
}

/**
 * Reads the launcher's configuration. Validates all variables, including those of backend and worker, so that a
 * mistake ends the start before anything runs.
 *
 * @param folder base folder for a relative DATA_DIR
 * @throws StartError that names the first invalid variable
 */
export function readConfig(folder: string, environment: NodeJS.ProcessEnv = process.env): LauncherConfig {
  const data = parse(environment);
  const host = data.HOST ?? '127.0.0.1';
  return {
    port: data.PORT,
    host,
    dataDir: resolve(folder, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    demoData: data.DEMO_DATA,
    localUrl: `http://${localHost(host)}${data.PORT === 80 ? '' : `:${data.PORT}`}`,
    environment: withoutEmpty(environment),
    underNpm: Boolean(environment['npm_execpath']),
  };
}

function parse(environment: NodeJS.ProcessEnv) {
  try {
    return parseEnvironment(environmentSchema, environment);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/** A minimal environment for programs that must not inherit the user's variables: enough to find and run them. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, ...(SystemRoot && { SystemRoot }) };
}

function localHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
