import { useId, useState, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Small text beside the title. */
  note?: ReactNode;
  /** A short description below the title. */
  about?: string;
  /** Whether only the title and the note are shown at first. */
  isFolded?: boolean;
  /** Whether there is something in a folded panel to attend to: it opens, and only the owner closes it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A titled box of the dashboard. */
export function Panel({ title, note, about, isFolded = false, isOpen = false, children }: PanelProps) {
  const id = useId();
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const heading = (
    <h2 id={id} className={isFolded ? 'text-base' : 'text-lg'}>
      {title}
    </h2>
  );
  const aside = note && <span className="text-xs text-muted tabular-nums">{note}</span>;
  const description = about && (
    <div className="mt-1 mb-1 basis-full">
      <p className="max-w-prose text-sm text-muted">{about}</p>
    </div>
  );
  if (isFolded)
    return (
      <section aria-labelledby={id} className="min-w-0">
        <details open={hasOpened}>
          <summary className="flex min-h-12 items-center gap-x-4 px-5 py-2 sm:px-6">
            {heading}
            <span className="ml-auto min-w-0 truncate">{aside}</span>
          </summary>
          <div className="px-5 pb-5 sm:px-6 sm:pb-6">
            {description && <div className="mb-4">{description}</div>}
            {children}
          </div>
        </details>
      </section>
    );
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6 print:has-data-empty:hidden"
    >
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        {heading}
        {aside}
        {description}
      </header>
      {children}
    </section>
  );
}

/** Folded panels below each other in one box. */
export function FoldedPanels({ children }: { children: ReactNode }) {
  return (
    <div className="min-w-0 divide-y divide-line overflow-hidden rounded-md border border-line bg-surface print:hidden">
      {children}
    </div>
  );
}
