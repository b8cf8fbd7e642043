import type { ReactNode } from 'react';

/** Content that a phone shows on demand. Wider screens always show it; browsers that cannot style that keep the summary. */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="folded md:details-content:h-auto md:details-content:[content-visibility:visible]">
      <summary className="mt-2 flex w-fit items-center gap-3 py-1 text-sm font-semibold text-accent-strong supports-[selector(::details-content)]:md:hidden print:hidden">
        {label}
      </summary>
      {children}
    </details>
  );
}
