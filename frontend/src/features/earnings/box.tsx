import { useId, type ReactNode } from 'react';

interface BoxProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A titled box of the screen. */
export function Box({ title, note, children }: BoxProps) {
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
