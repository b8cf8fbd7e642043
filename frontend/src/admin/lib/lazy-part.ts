import { lazy } from 'react';

/** Pauses before the code is requested again when the connection is back, in milliseconds. */
const RETRIES = [0, 500, 2000];

/**
 * Loads code. Without a connection it waits for one, because a component that failed to load stays failed. A browser that
 * keeps the failure of an address loads the dashboard again.
 *
 * @throws what the import throws, if there is a connection
 */
async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
  }
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  for (const pause of RETRIES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await load();
    } catch {
      // The next try may succeed: the first requests after a lost connection often fail.
    }
  }
  window.location.reload();
  return new Promise(() => undefined);
}

/** A part of the dashboard in a chunk of its own, which is loaded when it is first shown. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWhenOnline(load));
