import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Popups have low priority: their code is loaded when the page is idle, at the latest after this time. */
const LATEST_MS = 3_000;

const Popups = lazy(() =>
  import('../../site/popups/popups').catch((error: unknown) => {
    // The page works without popups.
    console.warn('The popups could not be fetched', error);
    return { default: () => null };
  }),
);

/** Popups, loaded after the page itself. */
export function DeferredPopups() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), LATEST_MS), []);
  return (
    isIdle && (
      <Suspense>
        <Popups />
      </Suspense>
    )
  );
}
