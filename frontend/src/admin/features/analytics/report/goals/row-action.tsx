import type { ComponentProps } from 'react';

interface RowActionProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** The name of the row, for screen readers. */
  of: string;
}

/** A button below the name of a table's row. */
export function RowAction({ of, children, ...button }: RowActionProps) {
  return (
    <button
      type="button"
      className="min-h-8 text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-accent disabled:opacity-40"
      {...button}
    >
      {children}
      <span className="sr-only">: {of}</span>
    </button>
  );
}
