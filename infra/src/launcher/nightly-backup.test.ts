import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDue, NightlyBackup } from './nightly-backup';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MB = 1_000_000;

let folder: string;
let printed: string[];
let stored: string[];
let free: number;
let bytes: number;
let fail: string | undefined;
let nightly: NightlyBackup | undefined;

beforeEach(() => {
  [printed, stored, free, bytes, fail] = [[], [], 500 * MB, 10, undefined];
  // Noon in the local time zone, whatever it is.
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  folder = join(mkdtempSync(join(tmpdir(), 'nightly-')), 'backups');
  mkdirSync(folder);
  utimesSync(folder, new Date(), new Date());
});
afterEach(() => {
  nightly?.stop();
  jest.useRealTimers();
  rmSync(join(folder, '..'), { recursive: true });
});

const storeFailure = (_begunAt: Date, reason: string) => {
  stored.push(reason);
  return Promise.resolve();
};

/** A site that starts now. */
function start(): void {
  nightly = new NightlyBackup({
    folder,
    make: (file) => {
      writeFileSync(`${file}.unfinished`, 'half');
      if (fail !== undefined) return Promise.reject(new Error(fail));
      rmSync(`${file}.unfinished`);
      writeFileSync(file, '');
      truncateSync(file, bytes);
      return Promise.resolve();
    },
    storeFailure,
    readDisk: () => ({ usedBytes: 1000 * MB - free, totalBytes: 1000 * MB }),
    terminal: { warn: (text) => printed.push(`! ${text}`), line: (text) => printed.push(text) },
  });
  nightly.start();
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const files = () => readdirSync(folder).sort();

test('a backup is due once a night', () => {
  const last = new Date(2026, 10, 21, 3, 0, 30);
  expect(isDue(last, new Date(2026, 10, 22, 2, 59))).toBe(false);
  expect(isDue(last, new Date(2026, 10, 22, 3, 0))).toBe(true);
  expect(isDue(last, new Date(2026, 10, 25, 1, 0))).toBe(true);
  expect(isDue(last, new Date(2026, 10, 21, 23, 59))).toBe(false);
});

test('the last seven are kept, and files of others are left alone', async () => {
  start();
  writeFileSync(join(folder, 'by-hand.tar.gz'), '');
  await pass(14 * HOUR);
  expect(files()).toEqual(['by-hand.tar.gz']);
  await pass(2 * HOUR);
  const [first] = files().filter((name) => name.startsWith('nightly'));
  expect(first).toMatch(/^nightly-2026-11-2\dT\d{6}Z\.tar\.gz$/);
  await pass(6 * DAY);
  expect(files()).toHaveLength(8);
  expect(files()).toContain(first);
  await pass(2 * DAY);
  expect(files()).toHaveLength(8);
  expect(files()).not.toContain(first);
  expect(files()).toContain('by-hand.tar.gz');
});

test('a night in which the machine was off is made up for at the next start', async () => {
  start();
  await pass(20 * HOUR);
  nightly?.stop();
  await jest.advanceTimersByTimeAsync(2 * DAY);
  expect(files()).toHaveLength(1);
  start();
  await pass(0);
  expect(files()).toHaveLength(2);
});

test('without room for it none is made, and it is tried again each hour', async () => {
  start();
  bytes = 100 * MB;
  await pass(20 * HOUR);
  free = 180 * MB;
  await pass(DAY + 2 * HOUR);
  expect(files()).toHaveLength(1);
  expect(printed.slice(1)).toEqual([
    '! Nightly backup failed: only 180 MB are left on the disk, and the last one took 100 MB',
  ]);
  free = 250 * MB;
  await pass(HOUR);
  expect(files()).toHaveLength(2);
});

test('the first one is not made on a disk that is nearly full', async () => {
  free = 40 * MB;
  start();
  await pass(20 * HOUR);
  expect(files()).toEqual([]);
  expect(printed).toEqual(['! Nightly backup failed: only 40 MB are left on the disk']);
  expect(stored).toContain('only 40 MB are left on the disk');
});

test('one that would fill the disk is broken off', async () => {
  start();
  nightly?.stop();
  let broken: AbortSignal | undefined;
  nightly = new NightlyBackup({
    folder,
    make: (file, signal) => {
      writeFileSync(`${file}.unfinished`, 'half');
      broken = signal;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    },
    storeFailure,
    readDisk: () => ({ usedBytes: 1000 * MB - free, totalBytes: 1000 * MB }),
    terminal: { warn: (text) => printed.push(text), line: () => undefined },
  });
  nightly.start();
  await pass(20 * HOUR);
  expect([broken?.aborted, existsSync(folder) && files().length]).toEqual([false, 1]);
  free = 49 * MB;
  await pass(2000);
  expect(broken?.aborted).toBe(true);
  expect([files(), printed]).toEqual([[], ['Nightly backup failed: it would have filled the disk']]);
  expect(stored).toEqual(['it would have filled the disk']);
});

test('one that fails leaves no file, is reported once, and is tried again each hour', async () => {
  fail = 'PostgreSQL went away';
  start();
  await pass(20 * HOUR);
  expect(files()).toEqual([]);
  expect(printed).toEqual(['! Nightly backup failed: PostgreSQL went away']);
  expect(stored.length).toBeGreaterThan(1);
  expect(new Set(stored)).toEqual(new Set(['PostgreSQL went away']));
  fail = undefined;
  await pass(HOUR);
  expect(files()).toHaveLength(1);
});
