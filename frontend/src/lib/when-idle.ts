/**
 * Does a task when the page has nothing better to do.
 *
 * @param latest milliseconds after which it is done in any case; Safari, which has no idle callbacks, waits so long
 * @returns calls it off
 */
export function whenIdle(task: () => void, latest: number): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, latest);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: latest });
  return () => window.cancelIdleCallback(handle);
}
