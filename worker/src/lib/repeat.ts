import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a step now, and again after each pause, until the signal is aborted.
 *
 * @param pause milliseconds after the step has ended
 * @param step handles its own errors
 * @returns resolves when the signal is aborted and the running step has ended
 */
export async function repeat(pause: number, signal: AbortSignal, step: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await step();
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
