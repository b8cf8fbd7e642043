import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
/** Start timeout when everything is built, in milliseconds. */
const START_WITHIN = 90_000;
/** Timeout of an orderly stop, in milliseconds. */
const STOP_WITHIN = 10_000;

/** The owner of test sites. */
export const OWNER = { email: 'owner@example.com', password: 'owner of the tests' };

/** The URL and data folder of a running product. */
export interface Site {
  url: string;
  dataDir: string;
}

/** The whole product as `npm start` runs it, with a separate data folder. */
export interface RunningSite extends Site {
  /** Stops it like Ctrl-C, and starts it on the same data. @param more replaces environment variables */
  restart(more?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the product as a user would, on a free port. If TEST_SITE_DATA names the data folder of a first start, it
 * starts on a copy of it, which is faster; an existing DATA_DIR is used as is.
 *
 * @param giveUp cancels the start; default: after 90 seconds
 * @param command the script for Node; default: this checkout's `npm start`
 * @throws with the output of the start, if it fails or is cancelled; no process is left running then
 */
export async function startSite(
  environment: Record<string, string> = {},
  giveUp = AbortSignal.timeout(START_WITHIN),
  command: readonly string[] = [join(ROOT, 'infra', 'start.mjs')],
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'astaguide-site-'));
  const { TEST_SITE_DATA: firstData } = process.env;
  if (firstData !== undefined && environment['DATA_DIR'] === undefined) {
    cpSync(firstData, dataDir, { recursive: true });
  }
  const port = await freePort();
  const start = (more = {}, signal = AbortSignal.timeout(START_WITHIN)) =>
    launch(command, { PORT: String(port), DATA_DIR: dataDir, ...environment, ...more }, signal);
  let child = await start({}, giveUp).catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    restart: async (more) => {
      await stopped(child);
      child = await start(more);
    },
    stop: async () => {
      await stopped(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(
  command: readonly string[],
  environment: Record<string, string>,
  giveUp: AbortSignal,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      ...withoutProductVariables(process.env),
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      // Tests count from zero, and should not spend time on demo history.
      DEMO_DATA: 'catalog',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await untilRunning(child, giveUp);
    return child;
  } catch (error) {
    // The launcher has to stop a database, a backend and a worker; killed, it would leave them running.
    await stopped(child);
    throw error;
  }
}

/** Removes the variables of the tests' own services, because the product brings its own. */
export function withoutProductVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL, REDIS_URL, PUBLIC_URL, HOST, NODE_ENV, ...rest } = environment;
  void [DATABASE_URL, REDIS_URL, PUBLIC_URL, HOST, NODE_ENV];
  return rest;
}

function untilRunning(child: ChildProcess, giveUp: AbortSignal): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`${what}:\n${output}`));
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('AstaGuide is running at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(`The site ended with ${code}`));
    giveUp.addEventListener('abort', () => fail('The site did not start in time'), { once: true });
  });
}

/** Stops a site in an orderly way, and forcibly on a timeout. */
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // A second Ctrl-C, as an impatient user would press it.
  const impatience = setTimeout(() => child.kill('SIGINT'), STOP_WITHIN);
  await ended;
  clearTimeout(impatience);
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
