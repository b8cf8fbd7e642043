import { waitUntil } from '../program';
import { BenchDatabase } from '../environment/stack';
import { readFileSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPids, startSite, superuserUrlOf } from '@astaguide/testbed/launched-site';
import type { Cleanup } from '@astaguide/testbed/cleanup';
import { openPool } from '@astaguide/testbed/product-processes';
import { timeUntilCounting } from './recorded';
import { ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { underLoad } from './under-load';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** A small in-memory file system that a test can fill up. */
class SmallDisk {
  private readonly ballast: string;
  private readonly release: () => void;

  /**
   * Mounts it.
   *
   * @param size bytes
   * @throws Error if mounting is not permitted
   */
  constructor(
    cleanup: Cleanup,
    readonly path: string,
    size: number,
  ) {
    mkdirSync(path);
    const obstacle = mount(path, size);
    if (obstacle !== undefined) throw new Error(obstacle);
    this.ballast = join(path, 'ballast');
    this.release = cleanup.guard({ kind: 'mount', path });
  }

  /** Why it cannot be mounted here; undefined if it can. */
  static obstacle(): string | undefined {
    const path = mkdtempSync(join(tmpdir(), 'astaguide-mount-'));
    const obstacle = mount(path, 1_000_000);
    if (obstacle === undefined) spawnSync('umount', [path]);
    rmSync(path, { recursive: true });
    return obstacle;
  }

  /** Fills the disk to the last byte; may be called again after space was freed. */
  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const size of [1024 * 1024, 4096, 1]) writeWhileThereIsRoom(file, Buffer.alloc(size, 1));
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.path]);
    this.release();
  }
}

function mount(path: string, size: number): string | undefined {
  const options = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path];
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `no file system can be mounted (${(error?.message ?? stderr).trim()})`;
}

function writeWhileThereIsRoom(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Size of the disk in bytes; a first start uses about half. */
const SIZE = 400_000_000;
const RATE = 100;
/** Milliseconds. */
const CALM = 2000;
const FULL = 30_000;
const FULL_SHORT = 8000;
const TOP_UP_EVERY = 100;
/** Maximum time until PostgreSQL exits on a full disk, in milliseconds. */
const END_LIMIT = 60_000;
/** Maximum time until new events are counted after space was freed, in milliseconds. */
const RECOVERY_LIMIT = 30_000;
/** Maximum time until the launcher's run file is correct again, in milliseconds. */
const NOTE_LIMIT = 15_000;

/** The disk of DATA_DIR is filled to the last byte until PostgreSQL exits; then space is freed. */
export const diskFull: Scenario = {
  name: 'disk full',
  // The site runs its own PostgreSQL, which also stores the queue.
  applies: ({ stack }) => stack.mode === 'postgres',
  skip: () => SmallDisk.obstacle(),
  async run(context) {
    const { cleanup, runFolder } = context.stack.options;
    const disk = new SmallDisk(cleanup, join(runFolder, 'small-disk'), SIZE);
    try {
      const metrics = await fillAndEmpty(context, disk);
      disk.fill();
      return [...metrics, await startInVain(context, disk)];
    } finally {
      disk.unmount();
    }
  },
};

async function fillAndEmpty(context: FaultContext, disk: SmallDisk): Promise<string[]> {
  const { stack, short } = context;
  const { cleanup, runFolder } = stack.options;
  const site = await start(cleanup, disk, join(runFolder, stack.mode, 'disk-full.log'));
  const { dataDir } = site;
  const databaseUrl = superuserUrlOf({ dataDir });
  const pool = openPool(databaseUrl);
  const database = new BenchDatabase(pool);
  const recording = { database, databaseUrl };
  try {
    const before = readPids(dataDir);
    const load = { rate: RATE, ports: [Number(new URL(site.url).port)], recording };
    const { ledger, client, result, metrics } = await underLoad(context, load, async (running) => {
      await sleep(CALM);
      const filledAt = Date.now();
      const filling = setInterval(() => disk.fill(), TOP_UP_EVERY);
      try {
        disk.fill();
        // PostgreSQL first rejects writes, as long as there is space in the write-ahead log (WAL).
        await sleep((short ? FULL_SHORT : FULL) / 2);
        await useUpTheJournal(database);
        await sleep((short ? FULL_SHORT : FULL) / 2);
      } finally {
        clearInterval(filling);
      }
      demandAlive(before, ['launcher', 'backend', 'worker']);
      const emptiedAt = Date.now();
      disk.makeRoom();
      const recovery = await timeUntilCounting(recording, running.ledger, emptiedAt, RECOVERY_LIMIT);
      await sleep(CALM);
      return { filledAt, emptiedAt, recovery };
    });
    const { filledAt, emptiedAt, recovery } = result;
    demandAlive(before, ['launcher', 'backend', 'worker']);
    await demandNoted(dataDir, before);
    await demandNothingGivenUp(database);
    return [
      `Disk full for ${((emptiedAt - filledAt) / 1000).toFixed(1)} s, PostgreSQL ended by it`,
      ...metrics,
      `${ledger.countBetween(filledAt, emptiedAt)} answered meanwhile`,
      `${client.repeats} sent again`,
      `counting again after ${(recovery / 1000).toFixed(1)} s`,
    ];
  } finally {
    await pool.end();
    await site.stop();
  }
}

const start = (cleanup: Cleanup, disk: SmallDisk, logFile: string) =>
  startSite({ DATA_DIR: join(disk.path, 'data'), TRUST_PROXY: '1' }, { cleanup, logFile });

/** A start on a full disk must exit with a single line that states the reason. */
async function startInVain({ stack }: FaultContext, disk: SmallDisk): Promise<string> {
  const { cleanup, runFolder } = stack.options;
  const log = join(runFolder, stack.mode, 'disk-full-start.log');
  const site = await start(cleanup, disk, log).catch(() => undefined);
  if (site) throw new ScenarioFailure('it started on a full disk');
  const complaints = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => !/^$|^ +[✓·…!]/.test(line));
  if (complaints.length !== 1 || !/✗ DATA_DIR: too little room in .*Disk 100% full/.test(complaints[0]!))
    throw new ScenarioFailure(`a start on a full disk said:\n${complaints.join('\n')}`);
  return 'a start on the full disk ended with one line';
}

/** Makes PostgreSQL switch WAL segments, which are preallocated, until there is no space for a new one. */
async function useUpTheJournal(database: BenchDatabase): Promise<void> {
  const isEnded = () =>
    database
      .query(`SELECT pg_logical_emit_message(true, 'fault', 'x'), pg_switch_wal()`)
      .then(() => false)
      // 53100 (disk_full) is a rejected write; any other error means that the connection is lost.
      .catch((error: { code?: string }) => error.code !== '53100');
  if (await waitUntil(isEnded, END_LIMIT)) return;
  throw new ScenarioFailure(`PostgreSQL still ran ${END_LIMIT} ms after the disk was full`);
}

function demandAlive(pids: Record<string, number>, names: string[]): void {
  for (const name of names) {
    try {
      process.kill(pids[name]!, 0);
    } catch {
      throw new ScenarioFailure(`the ${name} ended`);
    }
  }
}

/** Expects the same launcher, backend and worker in the run file, and the PostgreSQL that runs now. */
async function demandNoted(dataDir: string, before: Record<string, number>): Promise<void> {
  const { postgres: _former, ...same } = before;
  const isTrue = () => {
    const { postgres, ...others } = readPids(dataDir);
    return postgres !== undefined && JSON.stringify(others) === JSON.stringify(same);
  };
  if (!(await waitUntil(isTrue, NOTE_LIMIT)))
    throw new ScenarioFailure(`run.json has ${JSON.stringify(readPids(dataDir))}`);
  demandAlive(readPids(dataDir), ['postgres']);
}

async function demandNothingGivenUp(database: BenchDatabase): Promise<void> {
  const rejected = await database.query('SELECT FROM failed_events');
  if (rejected.length > 0) throw new ScenarioFailure(`${rejected.length} failed events`);
  const failed = await database.query('SELECT FROM bullmq.job WHERE state = $1', ['failed']);
  if (failed.length > 0) throw new ScenarioFailure(`${failed.length} jobs have failed for good`);
}
