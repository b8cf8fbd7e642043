import type { ReactNode } from 'react';

interface SectionHeaderProps {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  heading: string;
  /** A sentence beside the heading. */
  children?: ReactNode;
}

/** The header of a section: its heading, and related content. */
export function SectionHeader({ id, heading, children }: SectionHeaderProps) {
  return (
    <header className="mb-6 grid gap-x-12 gap-y-3 md:mb-9 lg:grid-cols-[7fr_4fr] lg:items-end">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </header>
  );
}
