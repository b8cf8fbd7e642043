import { formatBytes, freeBytes, type Disk } from '@astaguide/contracts/operations/disk';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { describeExit } from '../machine/process';
import type { Terminal } from '../machine/terminal';

/** Hour of the machine's own time zone. */
const HOUR = 3;
const KEPT = 7;
/** Milliseconds. */
const LOOK_EVERY = 60_000;
/** Milliseconds before a backup that could not be made is tried again. */
const TRY_AGAIN_AFTER = 3_600_000;
/** Milliseconds between two looks at the disk while a backup is being made. */
const WATCH_EVERY = 1000;
/** A backup may be larger than the last one by so much. */
const GROWTH = 1.5;
/** Bytes that a backup leaves free; of a small disk less. */
const MAX_LEFT_FREE = 1_000_000_000;
const SHARE_LEFT_FREE = 0.05;

const NAME = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;
const UNFINISHED = /^nightly-.+\.unfinished$/;

interface NightlyBackupOptions {
  /** Where they lie; made if it is missing. Files with other names are left alone. */
  folder: string;
  /** Writes a backup to a file that is not there yet; rejects, too, when the signal is aborted. */
  make: (file: string, signal: AbortSignal) => Promise<void>;
  readDisk: () => Disk;
  terminal: Pick<Terminal, 'warn' | 'line'>;
}

/** Makes a backup each night, and keeps the last seven. A night that was missed is made up for at the next start. */
export class NightlyBackup {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private making = false;
  private tryAgainAt = 0;
  private isTroubleTold = false;
  /** What the next night is counted from where there is no backup yet. */
  private firstLookAt = new Date();

  constructor(private readonly options: NightlyBackupOptions) {}

  start(): void {
    const { folder } = this.options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Before the first backup nothing changes the folder, so it is as old as the site.
    this.firstLookAt = statSync(folder).mtime;
    this.removeUnfinished();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
    void this.look();
  }

  /** Breaks off what is being made; nothing unfinished counts as a backup. */
  stop(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  private async look(): Promise<void> {
    if (this.making || Date.now() < this.tryAgainAt) return;
    this.making = true;
    try {
      const last = this.find().at(-1);
      if (isDue(last?.madeAt ?? this.firstLookAt, new Date())) await this.makeOne(last?.bytes ?? 0);
    } catch (error) {
      this.removeUnfinished();
      if (!this.stopping.signal.aborted) this.postpone(`failed: ${(error as Error).message}`);
    } finally {
      this.making = false;
    }
  }

  /** One that was broken off. */
  private removeUnfinished(): void {
    const { folder } = this.options;
    try {
      for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
    } catch {
      // The next night tries again.
    }
  }

  private async makeOne(lastBytes: number): Promise<void> {
    const { folder, make, terminal } = this.options;
    const needed = lastBytes * GROWTH;
    if (this.room() < needed || this.room() <= 0) {
      const free = formatBytes(freeBytes(this.options.readDisk()));
      const wanted = lastBytes > 0 ? `, and the last one took ${formatBytes(lastBytes)}` : '';
      return this.postpone(`skipped: ${free} are left on the disk${wanted}`);
    }
    const name = `nightly-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
    await this.whileThereIsRoom((signal) => make(join(folder, name), signal));
    this.isTroubleTold = false;
    terminal.line(`  · backup of this night: ${join(folder, name)}`);
    for (const old of this.find().slice(0, -KEPT)) rmSync(join(folder, old.name));
  }

  /** @throws Error when the disk has filled up meanwhile: the work was broken off then */
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

  /** Bytes that a backup may take. */
  private room(): number {
    const disk = this.options.readDisk();
    return freeBytes(disk) - Math.min(MAX_LEFT_FREE, disk.totalBytes * SHARE_LEFT_FREE);
  }

  private postpone(what: string): void {
    this.tryAgainAt = Date.now() + TRY_AGAIN_AFTER;
    if (!this.isTroubleTold) this.options.terminal.warn(`Nightly backup ${what}`);
    this.isTroubleTold = true;
  }

  /** The backups that are there, the oldest first. */
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
 * Makes a backup in a process of its own, after everything else in the processor's queue: the launcher stays as small as
 * it is, and lives on whatever happens there.
 *
 * @param environment with DATABASE_URL and DATA_DIR
 * @throws Error with the last line it said
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
    // Then it takes its share.
  }
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve();
      else reject(new Error(complaint.trim().split('\n').at(-1) || describeExit(code, endedBy)));
    });
  }).finally(() => process.off('exit', kill));
}
