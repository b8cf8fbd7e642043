import { useState, type ReactNode } from 'react';
import { TraceContext, type OpenedMetric } from './trace-context';
import { TraceDialog } from './trace-dialog';

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
