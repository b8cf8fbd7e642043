import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Checks a condition until it holds.
 *
 * @param patience milliseconds
 * @param every milliseconds between two checks
 * @returns false if it did not hold in time
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  patience: number,
  every = 50,
): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await sleep(every);
  }
  return true;
}
