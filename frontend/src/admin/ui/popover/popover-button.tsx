import { Suspense, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { ChevronIcon } from '../../../ui/icons';
import type { PopoverPanelProps } from './popover-panel';
import { lazyPart } from '../../lib/lazy-part';

const loadPanel = () => import('./popover-panel');
const PopoverPanel = lazyPart(loadPanel);
const preload = () => void loadPanel().catch(() => undefined);

interface PopoverButtonProps extends Omit<PopoverPanelProps, 'onClose'> {
  /** The content of the button. */
  label: ReactNode;
  /** Whether the label may be cut where there is no room. */
  canShrink?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button that opens a popover, whose code is loaded when it is about to be opened. */
export function PopoverButton({
  button,
  label,
  canShrink = false,
  isOpen,
  onOpenChange,
  ...panel
}: PopoverButtonProps) {
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
        onPointerEnter={preload}
        onFocus={preload}
        className={classNames(
          'inline-flex min-h-10 items-center gap-2 rounded-sm border border-edge bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:border-accent max-sm:px-2.5 print:hidden',
          canShrink && 'min-w-0',
        )}
      >
        {label}
        <ChevronIcon className="size-4 shrink-0" />
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <PopoverPanel button={button} {...panel} onClose={() => onOpenChange(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
