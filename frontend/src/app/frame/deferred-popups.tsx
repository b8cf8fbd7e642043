import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** The popups may wait: their code is fetched when the page has nothing better to do, at the latest by then. */
const LATEST_MS = 3_000;

/** What may appear over a page, fetched after the page itself. */
export function DeferredPopups() {
  const [Popups, setPopups] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(() => {
      import('../../site/popups/popups').then(
        (module) => !isGone && setPopups(() => module.default),
        // A page without popups is a page still.
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
