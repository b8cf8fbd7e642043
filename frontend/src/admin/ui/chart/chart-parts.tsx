import type { ReactNode } from 'react';

/** An overlay for a chart without data: a text, and optional content below it. */
export function ChartEmpty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-content-center pb-8 text-center">
      {/* The background hides grid lines behind the text. */}
      <p className="bg-surface px-3 py-1">
        <span className="font-display text-lg font-semibold">{text}</span>
        {children}
      </p>
    </div>
  );
}

/** The footer of a chart: its table, which takes the full width when open, and its CSV export. */
export function ChartFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex print:hidden flex-wrap items-start justify-between gap-x-6 gap-y-2">{children}</div>
  );
}
