import type { ReactNode } from 'react';
import './prose.css';

/** Sets what stands in it as text to be read: measure, rhythm, links, lists and tables. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
