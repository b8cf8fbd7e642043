import type { ReactNode } from 'react';

interface SectionHeaderProps {
  /** Id of the heading, which names the section. */
  id: string;
  heading: string;
  /** A sentence beside the heading. */
  children?: ReactNode;
}

/** The top of a section: its heading, and what belongs beside it. */
export function SectionHeader({ id, heading, children }: SectionHeaderProps) {
  return (
    <header className="mb-8 grid gap-x-12 gap-y-3 md:mb-12 lg:grid-cols-[7fr_4fr] lg:items-end">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </header>
  );
}
