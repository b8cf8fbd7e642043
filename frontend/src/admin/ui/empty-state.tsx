import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

interface EmptyStateProps {
  title: string;
  /** What will appear here, or what to do. */
  children: ReactNode;
  /** Its height, if it should match the content that will appear. */
  height?: string;
}

/** Shown in a box of the dashboard that has no content yet. */
export function EmptyState({ title, children, height = 'py-6' }: EmptyStateProps) {
  return (
    <div className={classNames('grid place-content-center text-center', height)}>
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1 text-sm text-muted">{children}</p>
    </div>
  );
}
