import type { ReactNode } from 'react';

/** Below a chart: its table, which takes the whole width when open, and its file. */
export function ChartFooter({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">{children}</div>;
}
