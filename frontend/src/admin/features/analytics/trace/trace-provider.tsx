import { lazy, useState, type ReactNode } from 'react';
import { LazyDialog } from '../../../ui/dialog/lazy-dialog';
import { TraceContext, type OpenedMetric } from './trace-context';

const TraceDialog = lazy(() => import('./trace-dialog'));

/** Lets metrics inside it open their events. */
export function TraceProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedMetric>();
  return (
    <TraceContext value={setOpened}>
      {children}
      {opened && (
        <LazyDialog>
          <TraceDialog metric={opened} onClose={() => setOpened(undefined)} />
        </LazyDialog>
      )}
    </TraceContext>
  );
}
