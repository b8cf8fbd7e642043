import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A titled box in or beside a form. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <header className="mb-5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <p className="text-sm text-muted">{note}</p>}
      </header>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}
