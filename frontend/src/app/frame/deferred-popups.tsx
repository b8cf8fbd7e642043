import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Popups have low priority: their code is loaded when the page is idle, at the latest after this time. */
const LATEST_MS = 3_000;

/** Popups, loaded after the page itself. */
export function DeferredPopups() {
  const [Popups, setPopups] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(() => {
      import('../../site/popups/popups').then(
        (module) => !isGone && setPopups(() => module.default),
        // The page works without popups.
        (error: unknown) => console.warn('The popups could not be fetched', error),
      );
    }, LATEST_MS);
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return Popups ? <Popups /> : null;
}
