import type { ReactNode } from 'react';

/** The footer of a chart: its table, which takes the full width when open, and its CSV export. */
export function ChartFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex print:hidden flex-wrap items-start justify-between gap-x-6 gap-y-2">{children}</div>
  );
}
