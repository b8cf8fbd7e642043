import { describeDisk, isNearlyFull, type Disk } from '@astaguide/contracts/operations/disk';
import type { Terminal } from './processes/terminal';

/** Milliseconds. */
const LOOK_EVERY = 10_000;

/**
 * Tells in the terminal when the disk is nearly full, and when it no longer is: once each time.
 *
 * @param read how full the disk is now; it may throw
 * @returns ends the watch
 */
export function watchDisk(read: () => Disk, terminal: Pick<Terminal, 'warn' | 'line'>): () => void {
  let told = false;
  const look = () => {
    const disk = readIfPossible(read);
    if (!disk || isNearlyFull(disk) === told) return;
    told = !told;
    if (told) terminal.warn(`${describeDisk(disk)}: make room before it is full`);
    else terminal.line(`  · ${describeDisk(disk)}: enough again`);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}

function readIfPossible(read: () => Disk): Disk | undefined {
  try {
    return read();
  } catch {
    // A disk that cannot be asked cannot be written either, which is told elsewhere.
    return undefined;
  }
}
