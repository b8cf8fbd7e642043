/**
 * Runs a task when the page is idle.
 *
 * @param latest milliseconds until it runs in any case; Safari, which has no idle callbacks, waits the full time
 * @returns cancels the task
 */
export function whenIdle(task: () => void, latest: number): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, latest);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: latest });
  return () => window.cancelIdleCallback(handle);
}
