import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown on hover: 'Delete ana@example.org'. */
  name: string;
  /** The icon. */
  children: ReactNode;
}

/** A quiet button for what can be done with each row of a long list. */
export function IconButton({ name, children, className = '', ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={name}
      className={`grid size-10 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink print:hidden ${className}`}
      {...button}
    >
      {children}
      <span className="sr-only">{name}</span>
    </button>
  );
}
