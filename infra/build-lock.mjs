// A lock for installing and building in a checkout. Uses Node's own modules only.
import { rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval at which the holder touches the lock file, in milliseconds. */
const HEARTBEAT = 1_000;
/** A lock file not touched for this long belongs to a killed process, in milliseconds. */
const ABANDONED = 15_000;

/**
 * Runs work while holding a lock file, waiting for other holders first. The lock is released afterwards, also if the
 * process exits.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {() => void} onWait called once if another process holds the lock
 */
export async function alone(file, work, onWait = () => {}) {
  for (let waits = 0; !take(file); waits++) {
    if (waits === 0) onWait();
    await sleep(HEARTBEAT / 4);
  }
  const release = () => rmSync(file, { force: true });
  // A process that was suspended for longer than ABANDONED may have lost the lock.
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), HEARTBEAT);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > ABANDONED;
}
