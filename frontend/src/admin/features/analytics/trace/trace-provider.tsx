import { TraceContext, type OpenedMetric } from './metric-button';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';

const TraceDialog = lazyDialog(() => import('./trace-dialog'));

/** Lets metrics inside it open their events. */
export function TraceProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedMetric>();
  return (
    <TraceContext value={setOpened}>
      {children}
      {opened && <TraceDialog metric={opened} onClose={() => setOpened(undefined)} />}
    </TraceContext>
  );
}
