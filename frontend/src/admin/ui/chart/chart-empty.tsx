import type { ReactNode } from 'react';

/** Lies over a chart that has nothing to draw: the text, and what may follow it. */
export function ChartEmpty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-content-center pb-8 text-center">
      {/* The lines of the grid must not go through the text. */}
      <p className="bg-surface px-3 py-1">
        <span className="font-display text-lg font-semibold">{text}</span>
        {children}
      </p>
    </div>
  );
}
