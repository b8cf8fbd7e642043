import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, OWNER, withoutProductVariables } from './running-site';

const ROOT = join(__dirname, '..', '..');
/** Time until a process that was asked to stop counts as stuck. Milliseconds. */
const STOP_WITHIN = 20_000;

/** Backends and workers without a launcher, as on several machines, with one database and one queue. */
export class ManyProcesses {
  private readonly children: { child: ChildProcess; workspace: string; lastOutput: () => string }[] = [];

  private constructor(
    readonly database: Client,
    private readonly name: string,
    private readonly environment: Record<string, string>,
  ) {}

  /**
   * Creates a database with the demo catalog and the tests' owner on the server of the medium tests.
   *
   * @param redis the number of the test Redis's database with the queue; without it, or without Redis, the queue is in
   *   PostgreSQL
   */
  static async open(redis?: number): Promise<ManyProcesses> {
    const name = `many_${randomBytes(6).toString('hex')}`;
    await onServer(`CREATE DATABASE ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = `/${name}`;
    const environment = {
      DATABASE_URL: url.href,
      ...(redis !== undefined &&
        process.env.TEST_REDIS_URL && { REDIS_URL: `${process.env.TEST_REDIS_URL}/${redis}` }),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'astaguide-many-')),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    };
    execFileSync(process.execPath, [join(ROOT, 'database/dist/migrate-cli.js'), url.href], {
      env: {
        ...process.env,
        ADMIN_EMAIL: OWNER.email,
        ADMIN_PASSWORD: OWNER.password,
        DEMO_DATA: 'catalog',
      },
    });
    const database = new Client({ connectionString: url.href });
    await database.connect();
    return new ManyProcesses(database, name, environment);
  }

  /** The database's URL. */
  get databaseUrl(): string {
    return this.environment['DATABASE_URL']!;
  }

  /** @returns the new backend's address */
  async startBackend(environment: Record<string, string> = {}): Promise<string> {
    const port = await freePort();
    await this.start('backend', { PORT: String(port), ...environment }, []);
    return `http://127.0.0.1:${port}`;
  }

  /** @returns the address of the new worker's metrics */
  async startWorker(environment: Record<string, string> = {}, nodeFlags: string[] = []): Promise<string> {
    const port = String(await freePort());
    await this.start('worker', { WORKER_METRICS_PORT: port, ...environment }, nodeFlags);
    return `http://127.0.0.1:${port}`;
  }

  /**
   * Asks all processes to stop, and waits until they have finished their work.
   *
   * @throws with the last output of a process that did not stop, or had ended on its own
   */
  async stopProcesses(): Promise<void> {
    await Promise.all(
      this.children.splice(0).map(async ({ child, workspace, lastOutput }) => {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(
            `The ${workspace} had ended with ${child.exitCode ?? child.signalCode}:\n${lastOutput()}`,
          );
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
        await ended;
        clearTimeout(overdue);
        if (child.signalCode === 'SIGKILL')
          throw new Error(`The ${workspace} did not stop within ${STOP_WITHIN} ms:\n${lastOutput()}`);
      }),
    );
  }

  async close(): Promise<void> {
    await this.stopProcesses();
    await this.database.end();
    await onServer(`DROP DATABASE ${this.name} WITH (FORCE)`);
    rmSync(this.environment['DATA_DIR']!, { recursive: true, force: true });
  }

  private start(workspace: string, environment: Record<string, string>, nodeFlags: string[]): Promise<void> {
    const child = fork(join(ROOT, workspace, 'dist/main.js'), {
      env: { ...withoutProductVariables(process.env), ...this.environment, ...environment },
      execArgv: nodeFlags,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    this.children.push({ child, workspace, lastOutput: () => output });
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`The ${workspace} ended with ${code}:\n${output}`)));
    });
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL! });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
