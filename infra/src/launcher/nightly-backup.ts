import { formatBytes, freeBytes, type Disk } from '@astaguide/contracts/operations/disk';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { describeExit } from './machine';
import type { Terminal } from './service';

/** Hour of the backup, in the machine's time zone. */
const HOUR = 3;
const KEPT = 7;
/** Milliseconds. */
const LOOK_EVERY = 60_000;
/** Delay before a failed backup is retried, in milliseconds. */
const TRY_AGAIN_AFTER = 3_600_000;
/** Interval of checking the disk during a backup, in milliseconds. */
const WATCH_EVERY = 1000;
/** Maximum expected growth since the last backup, as a factor. */
const GROWTH = 1.5;
/** Bytes that a backup must leave free; fewer on a small disk. */
const MAX_LEFT_FREE = 1_000_000_000;
const SHARE_LEFT_FREE = 0.05;

const NAME = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;
const UNFINISHED = /^nightly-.+\.unfinished$/;

interface NightlyBackupOptions {
  /** Folder of the backups; created if missing. Files with other names are not touched. */
  folder: string;
  /** Writes a backup to a new file; also rejects if the signal is aborted. */
  make: (file: string, signal: AbortSignal) => Promise<void>;
  /** Stores why a backup that began then was not made. */
  storeFailure: (begunAt: Date, reason: string) => Promise<void>;
  readDisk: () => Disk;
  terminal: Pick<Terminal, 'warn' | 'line'>;
}

/** Makes a backup every night and keeps the last seven. A missed backup is made at the next start. */
export class NightlyBackup {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private making = false;
  private tryAgainAt = 0;
  private isTroubleTold = false;
  /** Start of the wait for the first backup, while there is none. */
  private firstLookAt = new Date();

  constructor(private readonly options: NightlyBackupOptions) {}

  start(): void {
    const { folder } = this.options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Nothing changes the folder before the first backup, so it is as old as the site.
    this.firstLookAt = statSync(folder).mtime;
    this.removeUnfinished();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
    void this.look();
  }

  /** Aborts a running backup; an unfinished file does not count as a backup. */
  stop(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  private async look(): Promise<void> {
    if (this.making || Date.now() < this.tryAgainAt) return;
    this.making = true;
    const begunAt = new Date();
    try {
      const last = this.find().at(-1);
      if (isDue(last?.madeAt ?? this.firstLookAt, new Date())) await this.makeOne(last?.bytes ?? 0);
    } catch (error) {
      this.removeUnfinished();
      if (!this.stopping.signal.aborted) await this.postpone(begunAt, (error as Error).message);
    } finally {
      this.making = false;
    }
  }

  /** Removes an aborted backup. */
  private removeUnfinished(): void {
    const { folder } = this.options;
    try {
      for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
    } catch {
      // The next night retries.
    }
  }

  private async makeOne(lastBytes: number): Promise<void> {
    const { folder, make, terminal } = this.options;
    const needed = lastBytes * GROWTH;
    if (this.room() < needed || this.room() <= 0) {
      const free = formatBytes(freeBytes(this.options.readDisk()));
      const wanted = lastBytes > 0 ? `, and the last one took ${formatBytes(lastBytes)}` : '';
      throw new Error(`only ${free} are left on the disk${wanted}`);
    }
    const name = `nightly-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
    await this.whileThereIsRoom((signal) => make(join(folder, name), signal));
    this.isTroubleTold = false;
    terminal.line(`  · backup of this night: ${join(folder, name)}`);
    for (const old of this.find().slice(0, -KEPT)) rmSync(join(folder, old.name));
  }

  /** Aborts the work if the disk fills up. @throws Error if it did */
  private async whileThereIsRoom(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const full = new AbortController();
    const watch = setInterval(() => this.room() <= 0 && full.abort(), WATCH_EVERY);
    try {
      await work(AbortSignal.any([full.signal, this.stopping.signal]));
    } catch (error) {
      throw full.signal.aborted ? new Error('it would have filled the disk') : error;
    } finally {
      clearInterval(watch);
    }
  }

  /** Bytes available for a backup. */
  private room(): number {
    const disk = this.options.readDisk();
    return freeBytes(disk) - Math.min(MAX_LEFT_FREE, disk.totalBytes * SHARE_LEFT_FREE);
  }

  private async postpone(begunAt: Date, reason: string): Promise<void> {
    this.tryAgainAt = Date.now() + TRY_AGAIN_AFTER;
    if (!this.isTroubleTold) this.options.terminal.warn(`Nightly backup failed: ${reason}`);
    this.isTroubleTold = true;
    await this.options.storeFailure(begunAt, reason);
  }

  /** Existing backups, oldest first. */
  private find(): { name: string; madeAt: Date; bytes: number }[] {
    const { folder } = this.options;
    return readdirSync(folder)
      .sort()
      .flatMap((name) => {
        const [, day, hour, minute, second] = NAME.exec(name) ?? [];
        if (day === undefined) return [];
        const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
        return [{ name, madeAt, bytes: statSync(join(folder, name)).size }];
      });
  }
}

/** Whether a night has begun since the last backup. */
export function isDue(last: Date, now: Date): boolean {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return last < night;
}

/**
 * Makes a backup in a separate process with low CPU priority, so that the launcher stays small and survives a crash of
 * the backup.
 *
 * @param environment with DATABASE_URL and DATA_DIR
 * @throws Error with the process's last line of output
 */
export function makeBackup(file: string, environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [join(__dirname, '../backup-cli.js'), file], {
    env: environment,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)));
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not permitted: it then runs with normal priority.
  }
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve();
      else reject(new Error(complaint.trim().split('\n').at(-1) || describeExit(code, endedBy)));
    });
  }).finally(() => process.off('exit', kill));
}
