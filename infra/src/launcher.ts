import { confirmPasswordShown, setOwner } from '@astaguide/database/owner';
import { join } from 'node:path';
import { readConfig, type LauncherConfig } from './config';
import { makeBackup } from './backup/nightly-backup';
import { inspectFlags } from './development/inspect-flags';
import { TypeChecker } from './development/type-checker';
import { watchSources } from './development/watch-sources';
import type { ProcessName } from './development/watch-sources';
import { assertRoom, explainFailure, readDisk } from './machine/disk';
import { watchDisk } from './machine/disk';
import { watchParent } from './machine/parent-watch';
import { NightlyBackup } from './backup/nightly-backup';
import { assertPortFree } from './machine/port';
import { assertReachable, prepareDatabase } from './prepare-database';
import { RunFile } from './services/run-file';
import { keepSessionSecret } from './machine/data-folder';
import { Shutdown } from './services/shutdown';
import { stopOrphan } from './embedded-postgres/server';
import { StartError } from './machine/start-error';
import { SupervisedPostgres } from './services/supervised-postgres';
import { SupervisedProcess } from './services/supervised-process';
import { openTerminal, type Terminal } from './machine/terminal';

interface LaunchOptions {
  /** Runs the product from its sources and restarts processes on changes. */
  development: boolean;
  /** In development: '--inspect' or '--inspect=PORT', for the debugger. */
  inspect: string | undefined;
  /** Pid of the parent process at startup. */
  parentPid: number;
}

interface Launch {
  root: string;
  config: LauncherConfig;
  development: boolean;
  /** Additional Node flags for each process. */
  flags: Record<ProcessName, readonly string[]>;
  runFile: RunFile;
  shutdown: Shutdown;
  terminal: Terminal;
}

/**
 * Starts the product and keeps it running until it is stopped; then ends this process, with exit code 0 after a stop
 * and 1 after a failed start.
 */
export async function launch({ development, inspect, parentPid }: LaunchOptions): Promise<void> {
  const root = join(__dirname, '../..');
  // Files written from here on, also by child processes, are readable by their owner only.
  process.umask(0o077);
  const terminal = openTerminal();
  const shutdown = new Shutdown(terminal);
  let dataDir: string | undefined;
  let runFile: RunFile | undefined;

  const end = async (exitCode: number) => {
    await shutdown.run();
    runFile?.release();
    process.exit(exitCode);
  };
  const onSignal = async (signal: NodeJS.Signals) => {
    if (!shutdown.begun) terminal.line('\nStopping');
    await shutdown.onSignal(signal);
    await end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void onSignal(signal));
  }
  process.on('uncaughtException', (error) => {
    report(error, terminal);
    void end(1);
  });

  try {
    const config = readConfig(root);
    const flags = inspectFlags(development ? inspect : undefined);
    if (config.underNpm) watchParent(parentPid, () => void onSignal('SIGTERM'));
    ({ dataDir } = config);
    runFile = await RunFile.claim(dataDir, (line) => terminal.warn(line));
    assertRoom(dataDir);
    await stopOrphan(join(config.dataDir, 'postgres'), (line) => terminal.line(`  · ${line}`));
    await assertPortFree(config.port, config.host);
    await start({ root, config, development, flags, runFile, shutdown, terminal });
  } catch (error) {
    // Services that are still starting during a shutdown fail, which is expected.
    if (shutdown.begun) return;
    // A full disk causes long errors of PostgreSQL and the processes; explainFailure reports the cause.
    report(dataDir === undefined ? error : explainFailure(error, dataDir), terminal);
    await end(1);
  }
}

async function start(launch: Launch): Promise<void> {
  const { config, terminal, development, shutdown } = launch;
  watchDisk(() => readDisk(config.dataDir), terminal);
  const databaseUrl = await startDatabase(launch);
  await prepareDatabase(databaseUrl, { demoData: config.demoData, terminal });
  // Before the site starts, so that the given account is active once it is ready.
  const { adminEmail, adminPassword } = config;
  const owner = await setOwner(databaseUrl, { email: adminEmail, password: adminPassword });

  const environment = processEnvironment(launch, databaseUrl);
  // Services stop in reverse order: the backend first, so that no new events arrive, then the worker.
  const worker = superviseProcess(launch, 'worker', environment);
  const backend = superviseProcess(launch, 'backend', environment);
  await Promise.all(
    [worker, backend].map((process) => terminal.step(`${process.name} ready`, () => process.start())),
  );
  if (development) await developFurther(launch, { worker, backend });

  if (shutdown.begun) return;
  const password = owner.generatedPassword
    ? `password ${owner.generatedPassword} (shown once; set ADMIN_PASSWORD to choose your own)`
    : 'the password you set';
  terminal.line(`\nAstaGuide is running at ${config.localUrl}`);
  terminal.line(`Owner's dashboard: ${config.localUrl}/admin — sign in as ${owner.email} with ${password}`);
  if (owner.generatedPassword) await confirmPasswordShown(databaseUrl);
  backUpNightly(launch, environment);
}

function backUpNightly({ config, shutdown, terminal }: Launch, environment: NodeJS.ProcessEnv): void {
  const nightly = new NightlyBackup({
    folder: join(config.dataDir, 'backups'),
    make: (file, signal) => makeBackup(file, environment, signal),
    readDisk: () => readDisk(config.dataDir),
    terminal,
  });
  shutdown.onBegin(() => nightly.stop());
  nightly.start();
}

async function startDatabase({ config, runFile, shutdown, terminal }: Launch): Promise<string> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) {
    await terminal.step('database of DATABASE_URL answers', () => assertReachable(databaseUrl));
    return databaseUrl;
  }
  const onPid = (pid: number | undefined) => runFile.record('postgres', pid);
  const postgres = shutdown.add(new SupervisedPostgres({ dataDir, terminal, onPid }));
  const { url } = await terminal.step(
    ({ version, port }) => `PostgreSQL ${version} ready on port ${port}`,
    () => postgres.start(),
  );
  return url;
}

/** Starts watching the sources for changes. */
async function developFurther(
  { root, runFile, shutdown, terminal }: Launch,
  processes: Record<ProcessName, SupervisedProcess>,
): Promise<void> {
  await watchSources({ root, processes, shutdown, terminal });
  const checker = shutdown.add(new TypeChecker(terminal));
  runFile.record(checker.name, checker.start(root));
}

function superviseProcess(
  launch: Launch,
  name: ProcessName,
  environment: NodeJS.ProcessEnv,
): SupervisedProcess {
  const { root, config, development, flags, runFile, shutdown, terminal } = launch;
  const program = development ? sourceProgram(root, name) : builtProgram(root, name);
  return shutdown.add(
    new SupervisedProcess({
      name,
      ...program,
      flags: [...program.flags, ...flags[name]],
      environment,
      logFile: join(config.dataDir, 'logs', `${name}.log`),
      terminal,
      onPid: (pid) => runFile.record(name, pid),
    }),
  );
}

/** How to run a process in development: from its sources. */
function sourceProgram(root: string, name: ProcessName) {
  return {
    script: join(__dirname, 'development/run-source.js'),
    arguments: [join(root, name, 'src/main.ts')],
    flags: ['--conditions=source', '--enable-source-maps'],
  };
}

/**
 * How to run a process from its build. The young generation is large enough that short-lived objects are not copied
 * repeatedly under load. The old generation is limited to three times its size under the heaviest load, so that garbage
 * is collected before the process grows to half a gigabyte.
 */
function builtProgram(root: string, name: ProcessName) {
  return {
    script: join(root, name, 'dist/main.js'),
    arguments: [],
    flags: ['--max-semi-space-size=32', '--max-old-space-size=320'],
  };
}

function processEnvironment({ config, development }: Launch, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...config.environment,
    NODE_ENV: development ? 'development' : 'production',
    // Returns freed buffers to the system: saves 30 MB when idle, and after many large request bodies.
    MALLOC_MMAP_THRESHOLD_: '32768',
    PORT: String(config.port),
    HOST: config.host,
    DATA_DIR: config.dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: config.environment['SESSION_SECRET'] ?? keepSessionSecret(config.dataDir),
  };
}

function report(error: unknown, terminal: Terminal): void {
  if (!(error instanceof StartError))
    return terminal.fail(`unexpected: ${(error as Error).stack ?? String(error)}`);
  terminal.fail(error.message);
  for (const line of error.details) terminal.fail(`  ${line}`);
}
