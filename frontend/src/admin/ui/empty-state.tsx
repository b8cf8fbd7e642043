import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

interface EmptyStateProps {
  title: string;
  /** What will stand here, or what to do. */
  children: ReactNode;
  /** Its height, where it is that of what will stand here. */
  height?: string;
}

/** Stands in a box of the dashboard that has nothing to show. */
export function EmptyState({ title, children, height = 'py-6' }: EmptyStateProps) {
  return (
    <div className={classNames('grid place-content-center text-center', height)}>
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1 text-sm text-muted">{children}</p>
    </div>
  );
}
