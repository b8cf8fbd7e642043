import { useId, type ReactNode } from 'react';

/** A titled box of the view. */
export function Box({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <p className="text-xs text-muted">{note}</p>}
      </header>
      {children}
    </section>
  );
}
