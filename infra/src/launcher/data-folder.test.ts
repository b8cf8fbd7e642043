import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from './data-folder';

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (path: string) => openDataFolder(path, (line) => warnings.push(line));
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o7777).toString(8);

it('is made for its owner alone', () => {
  const previous = process.umask(0o022);
  open(join(folder, 'a', 'b'));
  process.umask(previous);
  expect(modeOf('a', 'b')).toBe('700');
});

it('is closed to others where it was open, with what lies in it', () => {
  for (const name of ['logs', 'uploads', 'backups', 'postgres']) mkdirSync(join(folder, name));
  for (const name of ['postgres.log', 'logs/backend.log', 'logs/backend.log.1']) {
    writeFileSync(join(folder, name), 'a line', { mode: 0o644 });
  }
  for (const name of ['', 'logs', 'uploads', 'backups', 'postgres']) chmodSync(join(folder, name), 0o755);
  open(folder);
  expect(['', 'logs', 'uploads', 'backups'].map((name) => modeOf(name))).toEqual([
    '700',
    '700',
    '700',
    '700',
  ]);
  expect(['postgres.log', 'logs/backend.log', 'logs/backend.log.1'].map((name) => modeOf(name))).toEqual([
    '600',
    '600',
    '600',
  ]);
  expect(modeOf('postgres')).toBe('755');
  expect(warnings).toEqual([]);
});

it('that is everybody’s stays so, and is warned of', () => {
  chmodSync(folder, 0o1777);
  open(folder);
  expect(modeOf()).toBe('1777');
  expect(warnings).toEqual([expect.stringContaining('a folder for everybody')]);
});
