import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-file-'))));
afterEach(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.useRealTimers());
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Writes a log whose last line is some weeks old. */
const write = (name: string, text: string, weeksAgo: number) => {
  const writtenAt = (Date.now() - weeksAgo * WEEK) / 1000;
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), writtenAt, writtenAt);
};
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

it('starts a new file at its limit and keeps the last three', () => {
  const log = new LogFile(join(folder, 'a.log'), 4);
  for (const text of ['one ', 'two ', 'three', 'four', 'five', 'six']) log.write(Buffer.from(text));
  log.close();
  expect(contents()).toEqual({ 'a.log': 'six', 'a.log.1': 'five', 'a.log.2': 'four', 'a.log.3': 'three' });
});

it('goes on where an earlier run ended', () => {
  writeFileSync(join(folder, 'a.log'), 'full');
  const log = new LogFile(join(folder, 'a.log'), 4);
  log.write(Buffer.from('new'));
  log.close();
  expect(contents()).toEqual({ 'a.log': 'new', 'a.log.1': 'full' });
});

it('starts a new file each week, and no line of it is kept for more than two', () => {
  write('a.log', 'last week', 1);
  write('a.log.1', 'also last week', 1);
  write('a.log.2', 'two weeks ago', 2);
  new LogFile(join(folder, 'a.log')).close();
  expect(contents()).toEqual({ 'a.log': '', 'a.log.1': 'last week', 'a.log.2': 'also last week' });
});

it('keeps nothing of a log that was quiet for two weeks', () => {
  write('a.log', 'two weeks ago', 2);
  new LogFile(join(folder, 'a.log')).close();
  expect(contents()).toEqual({ 'a.log': '' });
});

it('is readable by its owner only', () => {
  const log = new LogFile(join(folder, 'a.log'), 4);
  for (const text of ['full', 'new']) log.write(Buffer.from(text));
  log.close();
  expect(['a.log', 'a.log.1'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
    0o600, 0o600,
  ]);
});

// Writes to /dev/full fail as on a full disk.
(process.platform === 'linux' ? describe : describe.skip)('on a full disk', () => {
  const path = () => join(folder, 'a.log');

  it('remembers lines, and writes them in their order once there is room', () => {
    symlinkSync('/dev/full', path());
    const log = new LogFile(path());
    for (const text of ['one ', 'two ']) log.write(Buffer.from(text));
    unlinkSync(path());
    log.write(Buffer.from('three'));
    log.close();
    expect(contents()).toEqual({ 'a.log': 'one two three' });
  });

  it('writes what it remembers also while nothing new comes', () => {
    jest.useFakeTimers({ now: Date.now() });
    symlinkSync('/dev/full', path());
    const log = new LogFile(path());
    log.write(Buffer.from('last words'));
    unlinkSync(path());
    jest.advanceTimersByTime(60_000);
    expect(contents()).toEqual({ 'a.log': 'last words' });
    log.close();
  });

  it('remembers so much and no more, and says afterwards how much is missing', () => {
    symlinkSync('/dev/full', path());
    const log = new LogFile(path());
    for (const text of ['x'.repeat(200_000), 'y'.repeat(100_000), 'z'.repeat(50_000)])
      log.write(Buffer.from(text));
    unlinkSync(path());
    log.write(Buffer.from('end'));
    log.close();
    const text = readFileSync(path(), 'utf8');
    expect([text.length > 250_000, text.replace(/[xz]+/g, '')]).toEqual([
      true,
      'end(100000 bytes were left out: the disk took none)\n',
    ]);
  });
});

it('forgets old lines while its process runs and says nothing', () => {
  jest.useFakeTimers({ now: Date.now() });
  const log = new LogFile(join(folder, 'a.log'));
  log.write(Buffer.from('a line'));
  write('a.log', 'a line', 0);
  jest.setSystemTime(Date.now() + WEEK);
  jest.advanceTimersByTime(60_000);
  expect(contents()).toEqual({ 'a.log': '', 'a.log.1': 'a line' });
  jest.setSystemTime(Date.now() + WEEK);
  jest.advanceTimersByTime(60_000);
  expect(contents()).toEqual({ 'a.log': '' });
  log.close();
});
