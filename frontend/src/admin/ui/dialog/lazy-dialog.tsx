import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { overlayStyle } from './dialog-style';

/** Surrounds a dialog whose code is loaded when it is opened: its backdrop is there at once. */
export function LazyDialog({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <div role="status" className={overlayStyle}>
            <span className="sr-only">Loading…</span>
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
