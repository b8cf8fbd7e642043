/**
 * Runs a task when it is asked for, one run at a time and with a pause from one beginning to the next. However
 * often it is asked for meanwhile, one more run follows.
 *
 * @param pause milliseconds between two beginnings, at the least
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
