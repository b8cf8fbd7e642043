// One at a time installs and builds in a checkout. Node's own modules only.
import { rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a holder says that it is still there. Milliseconds. */
const HEARTBEAT = 1_000;
/** A lock whose holder has said nothing for so long was left behind by one that was killed. Milliseconds. */
const ABANDONED = 15_000;

/**
 * Waits until nobody holds a file as lock, holds it while something is done, and lets the next one have it; a process
 * that exits meanwhile lets go of it, too.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {() => void} onWait called once where somebody else has it
 */
export async function alone(file, work, onWait = () => {}) {
  for (let waits = 0; !take(file); waits++) {
    if (waits === 0) onWait();
    await sleep(HEARTBEAT / 4);
  }
  const release = () => rmSync(file, { force: true });
  // Whoever was suspended for longer than that may have lost it.
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
