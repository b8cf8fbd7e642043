import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

interface EmptyStateProps {
  title: string;
  /** What will appear here, or what to do. */
  children: ReactNode;
  /** The button to begin with. */
  action?: ReactNode;
  /** Its height, if it should match the content that will appear. */
  height?: string;
}

/** Shown in a box of the dashboard that has no content yet. */
export function EmptyState({ title, children, action, height = 'py-3 sm:py-6' }: EmptyStateProps) {
  return (
    <div
      data-empty
      className={classNames('grid place-content-center justify-items-center text-center', height)}
    >
      <p className="font-display text-base font-semibold">{title}</p>
      <p className="mt-1 text-sm text-muted">{children}</p>
      {action && <div className="mt-4 print:hidden">{action}</div>}
    </div>
  );
}
