import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(__dirname, '../../bootstrap.mjs')).href;

let folder: string;
let lock: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astaguide-lock-'));
  lock = join(folder, 'lock');
  log = join(folder, 'log');
  writeFileSync(log, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const logged = () => readFileSync(log, 'utf8').split('\n').slice(0, -1);

/** Starts a process that logs when it waits for, acquires and releases the lock. */
function holder(meanwhile: string) {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { alone } from ${JSON.stringify(MODULE)};
    const note = (what) => appendFileSync(${JSON.stringify(log)}, what + '\\n');
    const work = async () => { note('begun'); ${meanwhile}; note('done'); };
    await alone(${JSON.stringify(lock)}, work, () => note('waits'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  return { child, ended: once(child, 'exit') as Promise<[number | null]> };
}

async function untilLogged(what: string): Promise<void> {
  while (!logged().includes(what)) await sleep(20);
}

test('processes have a lock one after the other, and leave none behind', async () => {
  const holders = Array.from({ length: 4 }, () => holder('await sleep(50)'));
  expect(await Promise.all(holders.map(({ ended }) => ended))).toEqual(Array(4).fill([0, null]));
  const turns = logged().filter((what) => what !== 'waits');
  expect(turns).toEqual(Array(4).fill(['begun', 'done']).flat());
  expect(existsSync(lock)).toBe(false);
});

test('one that exits or fails lets go of it', async () => {
  expect(await holder('process.exit(3)').ended).toEqual([3, null]);
  expect(existsSync(lock)).toBe(false);
  expect((await holder(`throw new Error('as wanted')`).ended)[0]).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of one that was killed is taken over once it is old', async () => {
  const killed = holder('await sleep(600_000)');
  await untilLogged('begun');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = holder('');
  await untilLogged('waits');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, aMinuteAgo, aMinuteAgo);
  expect(await next.ended).toEqual([0, null]);
  expect(logged()).toEqual(['begun', 'waits', 'begun', 'done']);
});

test('one that works for long says that it is there', async () => {
  const busy = holder('await sleep(600_000)');
  try {
    await untilLogged('begun');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    while (statSync(lock).mtimeMs <= aMinuteAgo.getTime() + 1_000) await sleep(20);
  } finally {
    busy.child.kill('SIGKILL');
    await busy.ended;
  }
});
