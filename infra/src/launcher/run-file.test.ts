import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRunFile, RunFile } from './data-folder';
import { identify, isRunning } from './machine';

/** For tests with /dev/full, where writes fail as on a full disk. */
const onLinux = process.platform === 'linux' ? it : it.skip;
const launcher = { pid: 10, startTime: 'a' };
const worker = { pid: 11, startTime: 'b' };
const backend = { pid: 12, startTime: 'c' };
const content = JSON.stringify({ launcher, postgres: { pid: 13, startTime: 'd' }, worker, backend });

describe('judging a run file', () => {
  it('finds no process if there is no file, half a file or another one', () => {
    for (const text of [undefined, '', content.slice(0, 40), '[]', '{"launcher": 5}']) {
      expect(checkRunFile(text, () => true)).toEqual({ owner: undefined, orphans: [] });
    }
  });

  it('finds the owner while its launcher is alive', () => {
    expect(checkRunFile(content, () => true)).toEqual({ owner: launcher, orphans: [] });
  });

  it('finds what outlived a launcher, but leaves PostgreSQL to itself', () => {
    const alive = ({ pid }: { pid: number }) => pid !== launcher.pid && pid !== backend.pid;
    expect(checkRunFile(content, alive)).toEqual({ owner: undefined, orphans: [worker] });
  });

  it('does not take a process with a recycled pid for the one that was noted', () => {
    const recycled = { pid: process.pid, startTime: 'some other time' };
    expect(isRunning(identify(process.pid)!)).toBe(true);
    expect(checkRunFile(JSON.stringify({ launcher: recycled, worker: recycled }))).toEqual({
      owner: undefined,
      orphans: [],
    });
  });
});

describe('claiming a data folder', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'run-file-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const path = () => join(dataDir, 'run.json');

  it('is refused while another launcher holds it', async () => {
    writeFileSync(path(), JSON.stringify({ launcher: identify(process.pid) }));
    await expect(RunFile.claim(dataDir)).rejects.toThrow(
      `AstaGuide is already running on ${dataDir} (process ${process.pid}): stop it first`,
    );
  });

  it('ends what a killed launcher has left', async () => {
    const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(orphan, 'spawn');
    const exit = once(orphan, 'exit');
    writeFileSync(path(), JSON.stringify({ launcher, backend: identify(orphan.pid!) }));
    await RunFile.claim(dataDir);
    expect(await exit).toEqual([null, 'SIGTERM']);
  });

  it('notes processes, forgets them, and leaves no file behind', async () => {
    const file = await RunFile.claim(dataDir);
    file.record('worker', process.pid);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ worker: { pid: process.pid } });
    file.record('worker', undefined);
    expect(Object.keys(JSON.parse(readFileSync(path(), 'utf8')) as object)).toEqual(['launcher']);
    file.release();
    expect(existsSync(path())).toBe(false);
  });

  onLinux('remembers what a full disk does not take, and writes it once there is room', async () => {
    const file = await RunFile.claim(dataDir);
    jest.useFakeTimers();
    const draft = `${path()}.${process.pid}`;
    symlinkSync('/dev/full', draft);
    file.record('worker', process.pid);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).not.toHaveProperty('worker');
    unlinkSync(draft);
    jest.advanceTimersByTime(5000);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ worker: { pid: process.pid } });
    file.release();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(existsSync(path())).toBe(false);
  });

  onLinux('says in one line that the disk is full', async () => {
    symlinkSync('/dev/full', `${path()}.${process.pid}`);
    await expect(RunFile.claim(dataDir)).rejects.toThrow(
      /^DATA_DIR: too little room in .* \(Disk \d+% full: .* left\)/,
    );
  });

  it('says which folder cannot be written', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await expect(RunFile.claim(join(dataDir, 'file', 'below'))).rejects.toThrow(
      /^DATA_DIR: cannot write to "/,
    );
  });
});
