import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no connection, as long as there is none. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p
      role="status"
      className="border-b border-warn bg-warn-soft px-4 py-2 text-center text-sm empty:hidden print:hidden"
    >
      {!isOnline && 'You’re offline. What is missing loads when the connection is back.'}
    </p>
  );
}
