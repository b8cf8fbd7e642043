import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToast, subscribeToToasts } from '../lib/toast-store';

const loadRegion = () => import('./toast-region');

/** Preloads the toasts' code. Call it where a toast is likely. */
export function preloadToasts(): void {
  loadRegion().catch((error: unknown) => console.warn('Toasts could not be fetched ahead of use', error));
}

/**
 * Renders toasts. Once per page; F8 moves the focus there. The code is loaded with the first toast, so that it costs
 * nothing for visitors without one.
 *
 * @param isPlaced the element around it is its place
 */
export function Toaster({ isPlaced }: { isPlaced?: boolean }) {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const [Region, setRegion] = useState<ComponentType<{ isPlaced?: boolean }>>();
  const isMissing = message !== undefined && !Region;
  const id = message?.id;
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    loadRegion().then(
      ({ ToastRegion }) => !isStale && setRegion(() => ToastRegion),
      // The next toast retries.
      (error: unknown) => console.error('A toast could not be shown', error),
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, id]);
  return Region ? <Region isPlaced={isPlaced} /> : null;
}
