import { loadDemo } from '@astaguide/database/load-demo';
import { migrate, UnknownSchemaError } from '@astaguide/database/migrate';
import { confirmPasswordShown, setOwner } from '@astaguide/database/owner';
import { join } from 'node:path';
import { storeBackupFailure } from './backup-failure';
import { makeBackup, NightlyBackup } from './nightly-backup';
import { readConfig, StartError, type LauncherConfig } from './config';
import { assertRoom, explainFailure, keepSessionSecret, readDisk, RunFile, watchDisk } from './data-folder';
import { assertReachable } from './database';
import { inspectFlags, TypeChecker, watchSources } from './development';
import { SupervisedPostgres } from './postgres/embedded-postgres';
import { assertPortFree, watchParent } from './machine';
import type { User } from './postgres/postgres-installation';
import { stopOrphan } from './postgres/postgres-server';
import { SupervisedProcess, type ProcessName } from './product-process';
import { openTerminal, Shutdown } from './service';
import { dropRoot } from './unprivileged';

const ROOT = join(__dirname, '../../..');
/** Exit code of `preflight` for a predicted failure, unlike an error of its own, such as missing dependencies. */
const EXIT_CANNOT_START = 78;

interface LaunchOptions {
  /** Runs the product from its sources and restarts processes on changes. */
  development: boolean;
  /** In development: '--inspect' or '--inspect=PORT', for the debugger. */
  inspect: string | undefined;
  /** Pid of the parent process at startup. */
  parentPid: number;
}

type Owner = Awaited<ReturnType<typeof setOwner>>;

/** The steps of a start, which infra/start.mjs takes in order, and the stop. */
export class Launch {
  private readonly terminal = openTerminal();
  private readonly shutdown = new Shutdown(this.terminal);
  private config!: LauncherConfig;
  /** Additional Node flags for each process. */
  private flags!: Record<ProcessName, readonly string[]>;
  private runFile: RunFile | undefined;
  /** The user of backend and worker; undefined: that of the launcher. */
  private user: User | undefined;

  constructor(private readonly options: LaunchOptions) {}

  /**
   * Takes the steps of a start. The product then runs until it is stopped, which ends this process with exit code 0;
   * a failed start ends it with 1.
   */
  async run(steps: () => Promise<void>): Promise<void> {
    // Files written from here on, also by child processes, are readable by their owner only.
    process.umask(0o077);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.onSignal(signal));
    }
    process.on('uncaughtException', (error) => void this.fail(error));
    try {
      await steps();
    } catch (error) {
      // Services that are still starting during a shutdown fail, which is expected.
      if (this.shutdown.begun) return;
      // A full disk causes long errors of PostgreSQL and the processes; explainFailure reports the cause.
      await this.fail(this.config ? explainFailure(error, this.config.dataDir) : error);
    }
  }

  /** @throws StartError that names the first invalid variable or argument */
  readConfig(): LauncherConfig {
    const { development, inspect, parentPid } = this.options;
    const config = readConfig(ROOT);
    this.flags = inspectFlags(development ? inspect : undefined);
    if (config.underNpm) watchParent(parentPid, () => void this.onSignal('SIGTERM'));
    return (this.config = config);
  }

  /** @throws StartError if the data folder or the port is in use, or the disk full */
  async claimDataFolder(): Promise<void> {
    const { dataDir, port, host } = this.config;
    this.runFile = await RunFile.claim(dataDir, (line) => this.terminal.warn(line));
    assertRoom(dataDir);
    await stopOrphan(join(dataDir, 'postgres'), (line) => this.terminal.line(`  · ${line}`));
    await assertPortFree(port, host);
    watchDisk(() => readDisk(dataDir), this.terminal);
  }

  /** @returns the connection string of DATABASE_URL or of the embedded PostgreSQL */
  async startDatabase(): Promise<string> {
    const { terminal } = this;
    const { dataDir, databaseUrl } = this.config;
    if (databaseUrl !== undefined) {
      await terminal.step('database of DATABASE_URL answers', () => assertReachable(databaseUrl));
      return databaseUrl;
    }
    const onPid = (pid: number | undefined) => this.runFile?.record('postgres', pid);
    const postgres = this.shutdown.add(new SupervisedPostgres({ dataDir, terminal, onPid }));
    const { url } = await terminal.step(
      ({ version, port }) => `PostgreSQL ${version} ready on port ${port}`,
      () => postgres.start(),
    );
    return url;
  }

  /** @throws StartError for a database of another version */
  async migrate(databaseUrl: string): Promise<void> {
    await this.terminal.step(
      ({ applied }) => `database ${applied.length ? `migrated: ${applied.join(', ')}` : 'schema up to date'}`,
      () =>
        migrate(databaseUrl).catch((error: unknown) => {
          throw error instanceof UnknownSchemaError ? new StartError(error.message) : error;
        }),
    );
  }

  /** Loads demo data into an empty database. */
  async loadDemo(databaseUrl: string): Promise<void> {
    const { demoData } = this.config;
    if (demoData === 'false') return;
    const history = demoData === 'true';
    await this.terminal.step(
      ({ products, posts }) =>
        products + posts
          ? `demo catalog loaded: ${products} products, ${posts} articles${history ? '; demo visitors follow in the background' : ''}`
          : 'catalog kept as it is',
      () => loadDemo(databaseUrl, { history }),
    );
  }

  /** Before the site starts, so that the given account is active once it is ready. */
  setOwner(databaseUrl: string): Promise<Owner> {
    const { adminEmail, adminPassword } = this.config;
    return setOwner(databaseUrl, { email: adminEmail, password: adminPassword });
  }

  /** @throws StartError if a process does not become ready */
  async startProcesses(databaseUrl: string): Promise<void> {
    const { terminal, shutdown } = this;
    this.user = this.chooseUser();
    const environment = this.processEnvironment(databaseUrl);
    // Services stop in reverse order: the backend first, so that no new events arrive, then the worker.
    const worker = this.supervise('worker', environment);
    const backend = this.supervise('backend', environment);
    await Promise.all(
      [worker, backend].map((process) => terminal.step(`${process.name} ready`, () => process.start())),
    );
    if (!this.options.development) return;
    await watchSources({ root: ROOT, processes: { worker, backend }, shutdown, terminal });
    const checker = shutdown.add(new TypeChecker(terminal));
    this.runFile?.record(checker.name, checker.start(ROOT));
  }

  /** Says where the site is, and how to sign in. */
  async sayReady(databaseUrl: string, owner: Owner): Promise<void> {
    if (this.shutdown.begun) return;
    const { localUrl } = this.config;
    const password = owner.generatedPassword
      ? `password ${owner.generatedPassword} (shown once; set ADMIN_PASSWORD to choose your own)`
      : 'the password you set';
    this.terminal.line(`\nAstaGuide is running at ${localUrl}`);
    this.terminal.line(`Owner's dashboard: ${localUrl}/admin — sign in as ${owner.email} with ${password}`);
    if (owner.generatedPassword) await confirmPasswordShown(databaseUrl);
  }

  backUpNightly(databaseUrl: string): void {
    const { shutdown, terminal } = this;
    if (shutdown.begun) return;
    const { dataDir } = this.config;
    const environment = this.processEnvironment(databaseUrl);
    const nightly = new NightlyBackup({
      folder: join(dataDir, 'backups'),
      make: (file, signal) => makeBackup(file, environment, signal),
      storeFailure: (begunAt, reason) => storeBackupFailure(databaseUrl, begunAt, reason),
      readDisk: () => readDisk(dataDir),
      terminal,
    });
    shutdown.onBegin(() => nightly.stop());
    nightly.start();
  }

  private async onSignal(signal: NodeJS.Signals): Promise<void> {
    if (!this.shutdown.begun) this.terminal.line('\nStopping');
    await this.shutdown.onSignal(signal);
    await this.end(0);
  }

  private async fail(error: unknown): Promise<void> {
    if (error instanceof StartError) {
      this.terminal.fail([error.message, ...error.details].join('\n  ✗   '));
    } else this.terminal.fail(`unexpected: ${(error as Error).stack ?? String(error)}`);
    await this.end(1);
  }

  private async end(exitCode: number): Promise<void> {
    await this.shutdown.run();
    this.runFile?.release();
    process.exit(exitCode);
  }

  private chooseUser(): User | undefined {
    const { user, problem } = dropRoot({ ...this.config, root: ROOT, development: this.options.development });
    if (problem !== undefined) this.terminal.warn(`backend and worker run as root: ${problem}`);
    return user;
  }

  private supervise(name: ProcessName, environment: NodeJS.ProcessEnv): SupervisedProcess {
    const { terminal } = this;
    const program = this.options.development ? sourceProgram(name) : builtProgram(name);
    return this.shutdown.add(
      new SupervisedProcess({
        name,
        ...program,
        flags: [...program.flags, ...this.flags[name]],
        environment,
        user: this.user,
        logFile: join(this.config.dataDir, 'logs', `${name}.log`),
        terminal,
        onPid: (pid) => this.runFile?.record(name, pid),
      }),
    );
  }

  private processEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
    const { environment, port, host, dataDir } = this.config;
    return {
      ...environment,
      NODE_ENV: this.options.development ? 'development' : 'production',
      // Returns freed buffers to the system: saves 30 MB when idle, and after many large request bodies.
      MALLOC_MMAP_THRESHOLD_: '32768',
      PORT: String(port),
      HOST: host,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: environment['SESSION_SECRET'] ?? keepSessionSecret(dataDir),
    };
  }
}

/** How to run a process in development: from its sources. */
function sourceProgram(name: ProcessName) {
  return {
    script: join(__dirname, 'run-source.js'),
    arguments: [join(ROOT, name, 'src/main.ts')],
    flags: ['--conditions=source', '--enable-source-maps'],
  };
}

/**
 * How to run a process from its build. The young generation is large enough that short-lived objects are not copied
 * repeatedly under load. The old generation is limited to three times its size under the heaviest load, so that garbage
 * is collected before the process grows to half a gigabyte. The backend collects what its start left.
 */
function builtProgram(name: ProcessName) {
  return {
    script: join(ROOT, name, 'dist/main.js'),
    arguments: [],
    flags: ['--max-semi-space-size=32', '--max-old-space-size=320', '--expose-gc'],
  };
}

/** Ends with EXIT_CANNOT_START and one line if a start cannot succeed, before anything is installed or built. */
export async function preflight(): Promise<void> {
  try {
    const config = readConfig(ROOT);
    const runFile = await RunFile.claim(config.dataDir);
    await assertPortFree(config.port, config.host).finally(() => runFile.release());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`  ✗ ${error.message}`);
    process.exitCode = EXIT_CANNOT_START;
  }
}
