import { useState, type ReactNode } from 'react';
import { TraceContext, type OpenedFigure } from './trace-context';
import { TraceDialog } from './trace-dialog';

/** Within it, figures can be opened. */
export function TraceProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedFigure>();
  return (
    <TraceContext value={setOpened}>
      {children}
      {opened && <TraceDialog figure={opened} onClose={() => setOpened(undefined)} />}
    </TraceContext>
  );
}
