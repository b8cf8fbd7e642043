import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Small text beside the title. */
  note?: ReactNode;
  /** A short description below the title. */
  about?: string;
  children: ReactNode;
}

/** A titled box of the dashboard. */
export function Panel({ title, note, about, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <p className="text-xs text-muted">{note}</p>}
        {about && (
          <div className="mt-1 mb-1 basis-full">
            <p className="max-w-prose text-sm text-muted">{about}</p>
          </div>
        )}
      </header>
      {children}
    </section>
  );
}
