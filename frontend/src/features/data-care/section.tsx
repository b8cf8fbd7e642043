import { useId, type ReactNode } from 'react';

/** A titled box of the view, with what it is for in plain words. */
export function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{about}</p>
      {children}
    </section>
  );
}
