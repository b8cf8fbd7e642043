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
