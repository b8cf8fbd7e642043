import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';

/** A part of the dashboard whose code may still be loading. */
export function LazyPanel({ Panel }: { Panel: ComponentType }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Panel />
      </Suspense>
    </ErrorBoundary>
  );
}
