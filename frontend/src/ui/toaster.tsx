import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToast, subscribeToToasts } from '../lib/toast-store';

const loadRegion = () => import('./toast-region');

/** Fetches the toasts' code ahead of its use: call it where a toast is about to be needed. */
export function preloadToasts(): void {
  loadRegion().catch((error: unknown) => console.warn('Toasts could not be fetched ahead of use', error));
}

/**
 * The place where toasts appear. Once in a page; F8 moves the focus there. Its code is fetched with the
 * first toast, so that visitors who never see one never pay for it.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const [Region, setRegion] = useState<ComponentType>();
  const isMissing = message !== undefined && !Region;
  const id = message?.id;
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    loadRegion().then(
      ({ ToastRegion }) => !isStale && setRegion(() => ToastRegion),
      // The next toast tries again.
      (error: unknown) => console.error('A toast could not be shown', error),
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, id]);
  return Region ? <Region /> : null;
}
