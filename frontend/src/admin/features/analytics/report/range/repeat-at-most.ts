/**
 * Throttles an async task: one run at a time, with a minimum time between starts. Calls during that time are combined
 * into one more run.
 *
 * @param pause minimum milliseconds between two starts
 */
export function repeatAtMost(
  task: () => Promise<unknown>,
  pause: number,
): { ask: () => void; stop: () => void } {
  let isAsked = false;
  let isRunning = false;
  let isStopped = false;
  const run = async () => {
    isRunning = true;
    while (isAsked && !isStopped) {
      isAsked = false;
      await Promise.all([task(), new Promise((resolve) => setTimeout(resolve, pause))]);
    }
    isRunning = false;
  };
  return {
    ask: () => {
      isAsked = true;
      if (!isRunning) void run();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
