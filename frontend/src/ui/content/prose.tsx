import type { ReactNode } from 'react';

/** Styles its content for reading: line length, spacing, links, lists and tables. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
