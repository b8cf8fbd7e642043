import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
/** Milliseconds a start may take when everything is built. */
const START_WITHIN = 90_000;

/** Who signs in at a site of the tests. */
export const OWNER = { email: 'owner@example.com', password: 'owner of the tests' };

/** The whole product as `npm start` runs it, with an empty data folder of its own. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** Stops it as Ctrl-C would, and starts it on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product as a user would, on a free port. */
export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'astaguide-site-'));
  const port = await freePort();
  const start = () => launch({ PORT: String(port), DATA_DIR: dataDir, ...environment });
  let child = await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    restart: async () => {
      await stopped(child);
      child = await start();
    },
    stop: async () => {
      await stopped(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'infra', 'start.mjs')], {
    cwd: ROOT,
    env: {
      ...withoutProductVariables(process.env),
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await untilRunning(child);
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** The tests' own services must not leak into the product, which brings its own. */
export function withoutProductVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL, REDIS_URL, PUBLIC_URL, HOST, NODE_ENV, ...rest } = environment;
  void [DATABASE_URL, REDIS_URL, PUBLIC_URL, HOST, NODE_ENV];
  return rest;
}

function untilRunning(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The site did not start in time:\n${output}`)),
      START_WITHIN,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('AstaGuide is running at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code}:\n${output}`));
    });
  });
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
