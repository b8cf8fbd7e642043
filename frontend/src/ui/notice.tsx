import type { ReactNode } from 'react';
import { Button } from './button';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** A notice in place of missing content: empty, or failed to load. */
export function Notice({ title, children, onRetry, retryLabel = 'Try again' }: NoticeProps) {
  return (
    <div
      role={onRetry ? 'alert' : undefined}
      className="flex flex-col items-start gap-3 rounded-md border border-dashed border-edge px-6 py-8"
    >
      <p className="font-display text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-sm text-muted">{children}</div>}
      {onRetry && (
        <Button look="quiet" className="mt-1" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
