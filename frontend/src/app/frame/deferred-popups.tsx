import { useEffect, useState, type ComponentType } from 'react';

/** The popups may wait: their code is fetched when the page has nothing better to do, at the latest by then. */
const LATEST_MS = 3_000;

/** What may appear over a page, fetched after the page itself. */
export function DeferredPopups() {
  const [Popups, setPopups] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(() => {
      import('../../features/popups/popups').then(
        (module) => !isGone && setPopups(() => module.default),
        // A page without popups is a page still.
        (error: unknown) => console.warn('The popups could not be fetched', error),
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return Popups ? <Popups /> : null;
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
